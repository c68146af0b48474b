/** Most rows of lists that are answered whole, without pages. The console says where a list ends at its limit. */
export const LIST_LIMITS = {
  recentOrders: 10,
  customerNotes: 100,
  failedJobs: 50,
  waitingMails: 50,
  plans: 100,
  homeCards: 100,
  announcements: 100,
  testimonials: 30,
  departments: 100,
  fruitFilters: 200,
  promotionPins: 250,
} as const;
