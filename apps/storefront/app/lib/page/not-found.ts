import { data } from 'react-router';

/** The not-found page, with its status. Throw it from a loader. */
export const notFound = () => data(null, { status: 404 });
