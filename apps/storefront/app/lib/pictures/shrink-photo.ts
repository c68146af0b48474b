/** A prescription must stay readable. */
const MAX_SIDE = 2000;
const SMALL_ENOUGH_BYTES = 700_000;
const TAKEN_AS_IT_IS = /^image\/(jpeg|png|webp)$/;

/**
 * Reduces photos for slow networks. A file that this browser cannot decode is sent unchanged; the server validates it.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  if (photo.size <= SMALL_ENOUGH_BYTES && TAKEN_AS_IT_IS.test(photo.type)) return photo;
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const drawn = await drawSmaller(bitmap);
    bitmap.close();
    return drawn && (drawn.size < photo.size || !TAKEN_AS_IT_IS.test(photo.type)) ? drawn : photo;
  } catch {
    return photo;
  }
}

async function drawSmaller(bitmap: ImageBitmap): Promise<Blob | null> {
  const { width, height } = fitted(bitmap);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: fill with white, or a transparent PNG turns black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
}

export function fitted({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
