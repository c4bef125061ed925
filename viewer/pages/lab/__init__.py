"""The granularity lab: what must the hardware support? Each section is a module with a `draw(found)`."""
