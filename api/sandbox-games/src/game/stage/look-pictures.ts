type Canvas = CanvasRenderingContext2D;

/** A picture for each look of a game, on a grid of 100. */
export type LookPictures = Readonly<Record<string, (canvas: Canvas) => void>>;

/** Paints the picture of a look with its shadow. @param blur of the shadow, on the grid */
export function lookPainter(
  pictures: LookPictures,
  shadow: { readonly colour: string; readonly blur: number },
) {
  return (canvas: Canvas, size: number, look: string): void => {
    canvas.scale(size / 100, size / 100);
    canvas.shadowColor = shadow.colour;
    canvas.shadowBlur = shadow.blur;
    pictures[look]?.(canvas);
  };
}

/** A part of a picture. @param path as in SVG */
export function fillPath(canvas: Canvas, path: string, colour: string): void {
  canvas.fillStyle = colour;
  canvas.fill(new Path2D(path));
}
