type Waiting<Ask, Answer> = { ask: Ask; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/** While the database is at one go, the server prepares the next. More would only make each of them smaller. */
const LANES = 2;
/** Fewer wait a moment, and go with those who come next. */
const WORTH_A_LANE = 4;

type Terms<Ask> = {
  /** So many at most in one go. */
  most: number;
  /** Two of the same name are never in one go. */
  nameOf?: (ask: Ask) => string;
  /** A go that takes longer than this waits for somebody's lock, and the others need not wait with it. */
  patienceMs?: number;
};

/**
 * Does together what many ask for at the same time: the first goes at once, and whoever comes while others are under way
 * goes with the next. A statement about eight things costs little more than one about a single thing. A go that fails is
 * done again one by one, so that nobody fails because of somebody else.
 */
export function together<Ask, Answer>(
  doAll: (asks: Ask[]) => Promise<Answer[]>,
  { most, nameOf, patienceMs = 50 }: Terms<Ask>,
): (ask: Ask) => Promise<Answer> {
  let waiting: Waiting<Ask, Answer>[] = [];
  let underWay = 0;

  const takeNext = (): Waiting<Ask, Answer>[] => {
    const names = new Set<string>();
    const next: Waiting<Ask, Answer>[] = [];
    const later: Waiting<Ask, Answer>[] = [];
    for (const one of waiting) {
      const name = nameOf?.(one.ask);
      const fits = next.length < most && (name === undefined || !names.has(name));
      (fits ? next : later).push(one);
      if (name !== undefined) names.add(name);
    }
    waiting = later;
    return next;
  };

  const isTime = (): boolean =>
    underWay === 0 ? waiting.length > 0 : underWay < LANES && waiting.length >= WORTH_A_LANE;

  const begin = (): void => {
    while (isTime()) void inLane(takeNext());
  };

  const inLane = async (batch: Waiting<Ask, Answer>[]): Promise<void> => {
    underWay += 1;
    let holdsLane = true;
    const leave = () => {
      if (holdsLane) underWay -= 1;
      holdsLane = false;
      begin();
    };
    const patience = setTimeout(leave, patienceMs);
    await answerAll(batch);
    clearTimeout(patience);
    leave();
  };

  const answerAll = async (batch: Waiting<Ask, Answer>[]): Promise<void> => {
    try {
      const answers = await doAll(batch.map(({ ask }) => ask));
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else await Promise.all(batch.map((one) => answerAll([one])));
    }
  };

  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      begin();
    });
}
