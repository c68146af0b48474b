/** Storage key of a report among the private files. */
export const reportKey = (reportId: string): string => `lab-reports/${reportId}`;
