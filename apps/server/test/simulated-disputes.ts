import type { Deps } from '../src/deps.ts';
import type { ProviderDispute } from '../src/modules/payments/gateway.ts';
import { reconcileDisputes } from '../src/modules/payments/reconcile-disputes.ts';
import { newId } from '../src/platform/database/new-id.ts';

type SimulatedDispute = Pick<ProviderDispute, 'id' | 'providerPaymentId' | 'amountPaise' | 'state'>;

/** Gives the sandbox disputes, which it has none of itself. */
export function simulateDisputes(deps: Deps) {
  const disputes = new Map<string, SimulatedDispute>();
  const toReport = (dispute: SimulatedDispute): ProviderDispute => ({
    ...dispute,
    takenPaise: dispute.state === 'lost' ? dispute.amountPaise : 0,
    currency: 'INR',
    reason: '',
    answerBy: null,
  });
  Object.assign(deps.gateway, {
    findDispute: async (id: string) => {
      const dispute = disputes.get(id);
      return dispute && toReport(dispute);
    },
    listDisputes: async () => [...disputes.values()].map(toReport),
  });
  return {
    all: () => [...disputes.values()],
    open(providerPaymentId: string | null, amountPaise: number): SimulatedDispute {
      const dispute = {
        id: `disp_${newId()}`,
        providerPaymentId: providerPaymentId ?? '',
        amountPaise,
        state: 'open',
      } satisfies SimulatedDispute;
      disputes.set(dispute.id, dispute);
      return dispute;
    },
    /** The bank decides, and the shop asks the provider. */
    async decide(dispute: SimulatedDispute, state: ProviderDispute['state']): Promise<void> {
      dispute.state = state;
      await reconcileDisputes(deps);
    },
  };
}
