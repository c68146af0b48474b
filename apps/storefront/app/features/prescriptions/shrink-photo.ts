const LARGEST_SIDE = 2000;
const SMALL_ENOUGH_BYTES = 700_000;
const TAKEN_AS_IT_IS = /^image\/(jpeg|png|webp)$/;

/**
 * A photo as small as a pharmacist can still read it: a phone's twelve megapixels would take minutes on a weak network.
 * What this browser cannot draw is sent as it is, and the shop says whether it can use it.
 */
export async function shrinkPhoto(photo: File): Promise<Blob> {
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
  // JPEG knows no transparency; without paper under it a clear PNG would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
}

/** The size at which neither side is longer than the largest. */
export function fitted({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
