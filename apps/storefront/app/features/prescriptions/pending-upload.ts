type Upload = () => Promise<string | undefined>;

let pending: Upload | null = null;

/** Photos that were chosen at checkout and not uploaded yet; CHECKOUT uploads them with the order. */
export const setPendingUpload = (upload: Upload | null): void => {
  pending = upload;
};

/** The id of the uploaded prescription; undefined without photos, or when the upload failed, which the form says. */
export const uploadPending = async (): Promise<string | undefined> => pending?.();

export const hasPendingUpload = (): boolean => pending !== null;
