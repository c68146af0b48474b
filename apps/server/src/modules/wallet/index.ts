export { earnAgain, earnCoins, giveBackCoins, spendCoins, takeBackCoins } from './move-coins.ts';
export type { FindOrderIds } from './read-wallet.ts';
export { walletJobs } from './wallet.jobs.ts';
export { walletPersonalData } from './wallet.personal-data.ts';
export { coinBalance, lockWallet } from './wallet.queries.ts';
export { walletRoutes } from './wallet.routes.ts';
