export {
  recallKey,
  sendCashGivenBackNotice,
  sendChangeNotice,
  sendMovedNotice,
  sendNotDeliveredNotice,
  sendRecallNotice,
} from './change-notices.ts';
export { orderMailsJobs } from './order-mails.jobs.ts';
export { addOrderMail, allowMailsAgain, queueOrderMail, scheduleOrderMails } from './queue-order-mail.ts';
export { sendWaitingMails } from './send-waiting-mails.ts';
