export const keyboardHelp = "Arrow keys move the map, plus and minus zoom."
export const zoomIn = "Zoom in"
export const zoomOut = "Zoom out"
