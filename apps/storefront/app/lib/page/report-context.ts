import { createContext } from 'react-router';

/** The server replaces it with its log. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  // biome-ignore lint/suspicious/noConsole: a failure must be seen somewhere, even by a server that gave no log
  console.error(error);
});
