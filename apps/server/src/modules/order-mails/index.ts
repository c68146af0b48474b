export { sendChangeNotice, sendMovedNotice, sendNotDeliveredNotice } from './change-notices.ts';
export { orderMailsJobs } from './order-mails.jobs.ts';
export { addOrderMail, allowMailsAgain, queueOrderMail, scheduleOrderMails } from './queue-order-mail.ts';
export { sendWaitingMails } from './send-waiting-mails.ts';
