export { orderMailsJobs } from './order-mails.jobs.ts';
export { addOrderMail, queueOrderMail, scheduleOrderMails } from './queue-order-mail.ts';
