export { orderMailsJobs } from './order-mails.jobs.ts';
export { queueChangeMail, queueMovedMail } from './queue-change-mail.ts';
export { addOrderMail, allowMailsAgain, queueOrderMail, scheduleOrderMails } from './queue-order-mail.ts';
export { sendWaitingMails } from './send-waiting-mails.ts';
