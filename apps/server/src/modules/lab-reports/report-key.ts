/** Where the file of a report lies among the private files. */
export const reportKey = (reportId: string): string => `lab-reports/${reportId}`;
