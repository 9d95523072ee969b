import { isSameSignature, type StoreCredentials, storeSignature } from './storeSignature.ts';

/** Thrown when the object store refuses a request. It has the code and the message with which OSS would respond. */
export class OssError extends Error {
  override readonly name = 'OssError';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The fields of an upload form that precede its file. Their names are in lower case. */
export type FormFields = ReadonlyMap<string, string>;

/** A condition in the upload policy about one field of the form. The name of the field is in lower case. */
interface Condition {
  readonly operator: 'eq' | 'starts-with';
  readonly field: string;
  readonly expected: string;
}

interface Policy {
  readonly expiresAt: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly conditions: readonly Condition[];
}

const denied = (why: string) => new OssError('AccessDenied', 403, `Invalid according to Policy: ${why}`);

const invalidDocument = () => new OssError('InvalidPolicyDocument', 400, 'Invalid Policy: Invalid JSON.');

function parsed(policy: string): { readonly expiration?: unknown; readonly conditions?: unknown } {
  try {
    const document: unknown = JSON.parse(Buffer.from(policy, 'base64').toString());
    if (typeof document === 'object' && document !== null) return document;
  } catch {
    throw invalidDocument();
  }
  throw invalidDocument();
}

/**
 * Returns a condition of an upload policy as a list. Lists, such as `["content-length-range", 1, 9]`, stay the same.
 * The object `{"key": "a"}` becomes `["eq", "$key", "a"]`.
 */
const tripleOf = (condition: unknown): readonly unknown[] => {
  if (Array.isArray(condition)) return condition;
  const [[field, expected] = []] = Object.entries(Object(condition) as Record<string, unknown>);
  return ['eq', `$${field ?? ''}`, expected];
};

function policyOf(encoded: string): Policy {
  const { expiration, conditions } = parsed(encoded);
  if (!Array.isArray(conditions)) throw invalidDocument();
  let range = { min: 0, max: 0 };
  const rules: Condition[] = [];
  for (const [operator, name, value] of conditions.map(tripleOf)) {
    if (operator === 'content-length-range') range = { min: Number(name), max: Number(value) };
    else if (operator === 'eq' || operator === 'starts-with') {
      rules.push({ operator, field: String(name).slice(1).toLowerCase(), expected: String(value) });
    } else throw invalidDocument();
  }
  return { expiresAt: Date.parse(String(expiration)), range, conditions: rules };
}

/** True when the form has only the field names of the specification, and none of Signature Version 4. */
const hasDocumentedNamesAlone = (fields: FormFields) => !fields.has('x-amz-signature');

/**
 * Adds the missing fields `x-amz-…` to a form that has only the field names of the specification. The values of the
 * added fields are taken from the signed upload policy.
 */
const completed = (fields: FormFields, { conditions }: Policy): FormFields =>
  new Map([
    ...conditions
      .filter(({ operator, field }) => operator === 'eq' && field.startsWith('x-amz-'))
      .map(({ field, expected }) => [field, expected] as const),
    ...fields,
  ]);

/** Checks the signature of an upload form. @throws OssError when this account didn't sign the form */
function judgeSignature(sent: FormFields, fields: FormFields, { accessKeyId, secret }: StoreCredentials): void {
  const isDocumented = hasDocumentedNamesAlone(sent);
  const [account = '', day = ''] = (fields.get('x-amz-credential') ?? '').split('/');
  if ((isDocumented ? sent.get('ossaccesskeyid') : account) !== accessKeyId) {
    throw new OssError('InvalidAccessKeyId', 403, 'The OSS Access Key Id you provided does not exist in our records.');
  }
  const signature = sent.get(isDocumented ? 'signature' : 'x-amz-signature') ?? '';
  if (!isSameSignature(signature, storeSignature(sent.get('policy') ?? '', secret, day))) {
    throw new OssError('SignatureDoesNotMatch', 403, 'The request signature we calculated does not match.');
  }
}

/** Names of the fields about which the upload policy needs no condition. */
const freeFields: ReadonlySet<string> = new Set(['policy', 'x-amz-signature']);

/**
 * Checks the fields of an upload form against its upload policy.
 * @throws OssError when a field differs from the upload policy, or when a form of Signature Version 4 has a field that
 * the upload policy doesn't mention
 */
function judgeConditions(sent: FormFields, fields: FormFields, { conditions }: Policy): void {
  for (const { operator, field, expected } of conditions) {
    const actual = fields.get(field) ?? '';
    if (operator === 'eq' ? actual !== expected : !actual.startsWith(expected)) {
      throw denied(`Policy Condition failed: ${JSON.stringify([operator, `$${field}`, expected])}`);
    }
  }
  if (hasDocumentedNamesAlone(sent)) return;
  const named = new Set(conditions.map(({ field }) => field));
  const extra = [...sent.keys()].find((field) => !named.has(field) && !freeFields.has(field));
  if (extra !== undefined) throw denied(`Extra input fields: ${extra}`);
}

/**
 * Checks the fields of an upload form against its upload policy, as POST Object of OSS does. The form has either the
 * fields of Signature Version 4 or the fields of the specification (`OSSAccessKeyId`, `signature`). The signature is
 * the same in both cases.
 *
 * @returns smallest and greatest allowed size of the object in bytes
 * @throws OssError when the upload policy is invalid, expired or not signed by this account, or when the fields don't
 * match the upload policy
 */
export function judgePolicy(
  sent: FormFields,
  credentials: StoreCredentials,
  now: Date,
): { readonly min: number; readonly max: number } {
  const policy = policyOf(sent.get('policy') ?? '');
  const fields = hasDocumentedNamesAlone(sent) ? completed(sent, policy) : sent;
  judgeSignature(sent, fields, credentials);
  if (!(policy.expiresAt > now.getTime())) throw denied('Policy expired.');
  judgeConditions(sent, fields, policy);
  return policy.range;
}
