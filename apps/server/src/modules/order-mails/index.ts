export { orderMailsJobs } from './order-mails.jobs.ts';
export { addOrderMail, allowMailsAgain, queueOrderMail, scheduleOrderMails } from './queue-order-mail.ts';
