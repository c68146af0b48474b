/**
 * What the packs of the order line `line` cost; null if one of them is not known. Packs of a batch cost what the batch did, others the
 * average when the line was added.
 */
export const LINE_COST = `
  select case when count(*) = count(packs.cost) then sum(packs.quantity * packs.cost) end as paise
  from (
    select quantity, coalesce(cost_paise, line.cost_paise) as cost
    from batch_allotments where order_line_id = line.id and returned_at is null
    union all
    select line.quantity - coalesce(sum(quantity), 0), line.cost_paise
    from batch_allotments where order_line_id = line.id and returned_at is null
    having coalesce(sum(quantity), 0) < line.quantity
  ) as packs`;
