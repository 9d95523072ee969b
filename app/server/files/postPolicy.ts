import { isSameSignature, type OssCredentials, ossSignature } from './ossSignature.ts';

/** An answer of the store in OSS's words. */
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

type Fields = ReadonlyMap<string, string>;

interface PolicyDocument {
  readonly expiration: string;
  readonly conditions: readonly (readonly unknown[] | Readonly<Record<string, unknown>>)[];
}

const denied = (why: string) => new OssError('AccessDenied', 403, `Invalid according to Policy: ${why}`);

function documentOf(policy: string): PolicyDocument {
  try {
    return JSON.parse(Buffer.from(policy, 'base64').toString()) as PolicyDocument;
  } catch {
    throw new OssError('InvalidPolicyDocument', 400, 'Invalid Policy: Invalid JSON.');
  }
}

const holds = (operator: unknown, actual: string, expected: unknown): boolean => {
  if (operator === 'eq') return actual === expected;
  return operator === 'starts-with' && typeof expected === 'string' && actual.startsWith(expected);
};

/**
 * Judges the fields of a form by the policy that they carry, as PostObject does.
 *
 * @returns the fewest and most bytes that the object may have
 * @throws OssError
 */
export function judgePolicy(
  fields: Fields,
  { accessKeyId, secret }: OssCredentials,
  now: Date,
): { readonly min: number; readonly max: number } {
  const policy = fields.get('policy') ?? '';
  if (fields.get('OSSAccessKeyId') !== accessKeyId) {
    throw new OssError('InvalidAccessKeyId', 403, 'The OSS Access Key Id you provided does not exist in our records.');
  }
  const signature = fields.get('signature') ?? fields.get('Signature') ?? '';
  if (!isSameSignature(signature, ossSignature(policy, secret))) {
    throw new OssError('SignatureDoesNotMatch', 403, 'The request signature we calculated does not match.');
  }
  const { expiration, conditions } = documentOf(policy);
  if (!(Date.parse(expiration) > now.getTime())) throw denied('Policy expired.');
  let range = { min: 0, max: 0 };
  for (const condition of conditions) {
    const [operator, name, value] = Array.isArray(condition)
      ? (condition as readonly unknown[])
      : ['eq', ...Object.entries(condition).flatMap(([field, expected]) => [`$${field}`, expected])];
    if (operator === 'content-length-range') range = { min: Number(name), max: Number(value) };
    else if (!holds(operator, fields.get(String(name).slice(1)) ?? '', value)) {
      throw denied(`Policy Condition failed: ${JSON.stringify(condition)}`);
    }
  }
  return range;
}
