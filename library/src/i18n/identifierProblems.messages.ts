import type { BankCardCode } from '../domain/identity/bankCard.ts';
import type { VinCode } from '../domain/identity/vin.ts';
import type { Problem } from '../domain/problem/problem.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

type IdentifierCode = VinCode | BankCardCode | 'E_PLATE' | 'E_BIRTH_CERTIFICATE';

/** One sentence per code of the identifiers that belong to neither a person nor an organisation. */
export type IdentifierProblemMessages = Readonly<Record<IdentifierCode, () => string>>;

const zhCN: IdentifierProblemMessages = {
  E_PLATE: () => '车牌号不正确，例如 粤B12345，新能源车为 8 位',
  E_VIN_LENGTH: () => '车架号应为 17 位',
  E_VIN_FORMAT: () => '车架号只含数字和字母，不含 I、O、Q',
  W_VIN_CHECKSUM: () => '车架号的校验位不符，请与行驶证核对',
  E_BANK_CARD_FORMAT: () => '银行卡号应为 13 至 19 位数字',
  E_BANK_CARD_CHECKSUM: () => '银行卡号校验不通过，请核对每一位',
  E_BIRTH_CERTIFICATE: () => '出生证编号应为 1 个字母加 9 位数字',
};

const enUS: IdentifierProblemMessages = {
  E_PLATE: () => 'Not a licence plate; for example 粤B12345, eight signs for new-energy vehicles',
  E_VIN_LENGTH: () => 'A vehicle identification number has 17 characters',
  E_VIN_FORMAT: () => 'Only digits and letters other than I, O and Q',
  W_VIN_CHECKSUM: () => 'The check digit of the frame number differs, please compare with the licence',
  E_BANK_CARD_FORMAT: () => 'A bank card number has 13 to 19 digits',
  E_BANK_CARD_CHECKSUM: () => 'The check digit of the card number fails, please compare every digit',
  E_BIRTH_CERTIFICATE: () => 'A birth certificate number is a letter and nine digits',
};

export const identifierProblemMessages: MessagePack<IdentifierProblemMessages> = messagePack(zhCN, enUS);

const isIdentifierCode = (code: string): code is IdentifierCode => Object.hasOwn(zhCN, code);

/** The sentence for such a problem; null for a code of other rules. */
export const identifierProblemText = (
  messages: IdentifierProblemMessages,
  { code }: Pick<Problem, 'code'>,
): string | null => (isIdentifierCode(code) ? messages[code]() : null);
