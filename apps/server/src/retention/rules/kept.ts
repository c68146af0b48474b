import { ACCOUNTING, CATALOG_DATA, type RetentionRule } from '../retention-rule.ts';

export const keptRules: readonly RetentionRule[] = [
  {
    tables: ['users', 'two_step_secrets', 'two_step_recovery_codes', 'addresses', 'carts', 'wallets', 'milk_balances'],
    what: 'accounts',
    kept: 'until the customer deletes the account',
    reason: 'needed for the account',
  },
  {
    tables: ['payments', 'refunds', 'invoices', 'invoice_counters', 'credit_notes', 'coupon_uses', 'subscriptions'],
    what: 'books of account',
    kept: 'always',
    reason: `${ACCOUNTING}; limits of coupons and plans are counted from them`,
  },
  {
    tables: ['rounds', 'round_stops', 'round_orders', 'round_milk', 'delivery_results', 'cash_ups'],
    what: 'what riders delivered and collected, without names and addresses',
    kept: 'always',
    reason: ACCOUNTING,
  },
  {
    tables: [
      'stock_moves',
      'stock_bookings',
      'coin_lots',
      'coin_moves',
      'coin_move_lots',
      'milk_balance_moves',
      'first_deliveries',
    ],
    what: 'ledgers without personal data',
    kept: 'always',
    reason: 'the balance is the sum of the entries; `npm run audit` compares them',
  },
  {
    tables: ['report_days', 'sales_days', 'product_days', 'rider_days'],
    what: 'sums by day for the reports',
    kept: 'always',
    reason: 'they hold no customers and compare years',
  },
  {
    tables: ['product_reviews'],
    what: 'reviews of products',
    kept: 'until the customer deletes them or the account',
    reason: 'other customers read them',
  },
  {
    tables: ['milk_plans', 'milk_pauses', 'milk_day_changes', 'milk_deliveries'],
    what: 'milk plans and deliveries',
    kept: 'until the customer deletes the account',
    reason: 'the milk record shows every month',
  },
  {
    tables: [
      ...[
        'products',
        'categories',
        'subcategories',
        'collections',
        'collection_products',
        'bought_together',
        'coupons',
        'plans',
      ],
      ...['departments', 'doctors', 'doctor_availability', 'doctor_leave', 'areas', 'area_pincodes', 'stores'],
      ...['delivery_settings', 'delivery_windows', 'shop_opening', 'announcements'],
      'testimonials',
      ...['synonyms', 'switched_off_terms', 'search_words', 'shop_facts', 'sign_in_policy', 'order_counters'],
    ],
    what: 'catalog, settings and what is derived from them',
    kept: 'until deleted',
    reason: CATALOG_DATA,
  },
];
