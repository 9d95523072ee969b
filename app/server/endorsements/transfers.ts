import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { yuanOf } from '@tuanbao/library/domain/money/fen';

import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import type { conservationOutlinePay, submitConservationOutlinePay } from '../../contract/endorsementLists.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { orderFilesOf, replaceOrderFiles } from '../files/repository.ts';
import { claimedFiles } from '../files/service.ts';
import { storedFileOf } from '../files/storedFile.ts';
import { closeEndorsementPayments } from '../payments/endorsementPaymentRepository.ts';
import { transferDayProblem } from '../payments/transfers.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { move, orRefuse } from '../services/moves.ts';
import { refused, refusedForGood } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { type MovedEndorsement, notMovable } from './handling.ts';
import { isInTime } from './payment.ts';
import { endorsementOf } from './repository.ts';
import { lockEndorsement } from './statusRepository.ts';
import { statedTransferOf, writeStatedTransfer } from './transferRepository.ts';

/** The agent's report that an additional premium was paid by bank transfer. */
type Transfer = Omit<RequestOf<typeof submitConservationOutlinePay>, 'conservationUuid'>;

/** File kind under which the vouchers of a transfer for this endorsement are stored. */
export const voucherKind = (uuid: string) => `endorsementTransfer.${uuid}`;

async function statedTransfer(services: Services, tx: DatabaseTransaction, endorsementId: number) {
  const stated = await statedTransferOf(tx, endorsementId);
  return stated ? (JSON.parse(services.keyring.open('transfer', stated)) as Transfer) : null;
}

/**
 * Returns the amount and the account for the bank transfer of an additional premium. If the agent has already reported
 * a transfer, also returns this report.
 * @throws Refusal 900404 when the agent has no such endorsement, 006004 when no payment is due
 */
export const outlinePay = (
  services: Services,
  agent: AgentIdentity,
  uuid: string,
): Promise<ResponseOf<typeof conservationOutlinePay>> =>
  asAgent(services.database, agent.id, async (tx) => {
    const row = await endorsementOf(tx, agent.id, uuid);
    if (!isIn(endorsementMachine.sets.transferable, row.state)) {
      throw refused('endorsementNotPayable');
    }
    const { name, bank, number } = services.gateways.payment.transferAccount;
    const files = await orderFilesOf(tx, row.order_id);
    return {
      amount: yuanOf(row.net_fen - row.paid_fen),
      companyName: row.insurer_name,
      accountName: name,
      bankName: bank,
      accountNo: number,
      transferRemark: row.sn,
      outlinePayInfo: await statedTransfer(services, tx, row.id),
      voucherFileList: await Promise.all(
        files
          .filter(({ kind }) => kind === voucherKind(uuid))
          .map((file) => storedFileOf(services, file, agent.partnerHost)),
      ),
    };
  });

/**
 * Records the agent's report of a bank transfer. It replaces an earlier report.
 * @throws Refusal 900404 when the agent has no such endorsement; 006004 when no payment is due, the effective day isn't
 * after today, a voucher isn't accepted, or the day of the transfer is in the future
 */
export async function claimTransfer(
  services: Services,
  agent: AgentIdentity,
  uuid: string,
  transfer: Transfer,
): Promise<MovedEndorsement> {
  const { database, keyring, clock } = services;
  const { id, order_id: orderId } = await asAgent(database, agent.id, (tx) => endorsementOf(tx, agent.id, uuid));
  if (transfer.payDate > clock.today()) throw transferDayProblem();
  const vouchers = await claimedFiles(services, agent.id, [...new Set(transfer.payVoucherList)]);
  const at = clock.now();
  const sealed = keyring.seal('transfer', JSON.stringify(transfer));
  return orRefuse(
    database.transaction().execute(async (tx) => {
      const endorsement = await lockEndorsement(tx, id);
      if (!isInTime(endorsement, clock.today())) throw refusedForGood('effectiveDatePassed');
      if (endorsement.state === 'paymentFailed') {
        await move(tx, endorsementMoves, id, { reason: 'paymentRetried', by: 'agent', at });
      }
      if (endorsement.state !== 'transferPending') {
        await move(tx, endorsementMoves, id, { reason: 'transferClaimed', by: 'agent', at });
      }
      await closeEndorsementPayments(tx, id);
      await writeStatedTransfer(tx, id, sealed, at);
      const fileIds = vouchers.map((file) => file.id);
      await replaceOrderFiles(tx, orderId, voucherKind(uuid), fileIds, at);
      return { uuid, state: 'transferPending' };
    }),
    notMovable,
  );
}
