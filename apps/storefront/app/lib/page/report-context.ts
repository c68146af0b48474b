import { createContext } from 'react-router';

/** The server replaces it with its log. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  // biome-ignore lint/suspicious/noConsole: the fallback without a server log
  console.error(error);
});
