import { type Proof, test } from './statement.ts';

/**
 * Proofs that the error 000002 opens the dialog wherever the error can occur: in an order, an endorsement, and
 * corrections.
 */
export const problemPersons: readonly Proof[] = [
  test('client/orderConfirm.test.tsx', 'lists the persons that the server finds fault with'),
  test(
    'client/endorsementScreen.test.tsx',
    'lists the problem persons in a dialog that leads to their rows, checked before the confirmation or submitted',
  ),
  test(
    'client/personCorrections.test.tsx',
    'says person by person what the server found wrong, and keeps the papers back',
  ),
];
