/** A circle as a path. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A star as a path. */
export function star(x: number, y: number, outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** A card or a face of a die as a path: a rectangle around a point with corners cut round, turned clockwise. */
export function box(x: number, y: number, width: number, height: number, degrees = 0): string {
  const [w, h] = [width / 2, height / 2];
  const cut = Math.min(w, h) / 4;
  const angle = (degrees * Math.PI) / 180;
  const at = (across: number, down: number) =>
    `${(x + across * Math.cos(angle) - down * Math.sin(angle)).toFixed(1)} ${(y + across * Math.sin(angle) + down * Math.cos(angle)).toFixed(1)}`;
  const corners = [
    [at(w - cut, -h), at(w, -h), at(w, -h + cut)],
    [at(w, h - cut), at(w, h), at(w - cut, h)],
    [at(-w + cut, h), at(-w, h), at(-w, h - cut)],
    [at(-w, -h + cut), at(-w, -h), at(-w + cut, -h)],
  ];
  return `M${corners.map(([from = '', corner = '', to = '']) => `${from}Q${corner} ${to}`).join('L')}z`;
}
