/** A picture to share: an SVG that is whole in itself. */
export const SIZE = { width: 800, height: 420 };

/** The same as a file that every messenger takes. */
export async function pngOf(svg: string, size = SIZE): Promise<Blob> {
  const image = new Image();
  image.src = sourceOf(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((keep, fail) =>
    canvas.toBlob((blob) => (blob ? keep(blob) : fail(new Error('the picture cannot be drawn'))), 'image/png'),
  );
}

export const sourceOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
