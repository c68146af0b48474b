/** What a picture is called for those who do not see it. */
export const pictureName = (name: string, place: number): string => (place === 0 ? name : `${name}, view ${place + 1}`);
