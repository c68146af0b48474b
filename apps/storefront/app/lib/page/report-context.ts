import { createContext } from 'react-router';

/** Where failures of a page go. The server puts its own log here. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  // biome-ignore lint/suspicious/noConsole: a failure must be seen somewhere, even by a server that gave no log
  console.error(error);
});
