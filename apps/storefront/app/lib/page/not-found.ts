import { data } from 'react-router';

/** Throw it from a loader. */
export const notFound = () => data(null, { status: 404 });
