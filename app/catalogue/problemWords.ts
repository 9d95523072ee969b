/** A problem of a product's content: the field, and the reason in both languages. */
export interface ContentProblem {
  /** Path of the field; empty when the problem concerns no single field. */
  readonly field: string;
  readonly english: string;
  readonly chinese: string;
}

/** Chinese translations of the messages of the schema and the checks. `$1` is the first group of the pattern. */
const translations: readonly (readonly [pattern: RegExp, chinese: string])[] = [
  [/^has unknown fields: (.+)$/, '有未知字段：$1'],
  [/^(?:is a required field|must be defined)$/, '必填'],
  [/^(?:cannot be null|must not be null)$/, '不能为空值'],
  [/^must be a decimal string$/, '须为小数文本，例如 "0.95"'],
  [/^must be an integer$/, '须为整数'],
  [/^must be a `(\w+)` type.*$/s, '类型有误，须为 $1'],
  [/^must be one of the following values: (.+)$/, '须为以下之一：$1'],
  [/^must match the following: (.+)$/, '格式须符合 $1'],
  [/^must be greater than or equal to (.+)$/, '不能小于 $1'],
  [/^must be less than or equal to (.+)$/, '不能大于 $1'],
  [/^must be at most (\d+) characters$/, '最多 $1 个字符'],
  [/^(?:field )?must have at least (\d+) items$/, '至少 $1 项'],
  [/^must have (\d+) items$/, '须有 $1 项'],
  [/^must be six characters 0 or 1$/, '须为六个字符，每个为 0 或 1'],
  [/^must be (.+ by .+|premiums by months, then class)$/, '须为 $1 的对照表'],
  [/^must have a decimal string for each of (.+)$/, '须为每一项给出小数文本：$1'],
  [/^must be an object$/, '须为 JSON 对象'],
  [/^must be the id of the product$/, '须为该产品的编号'],
  [/^(\S+) occurs twice$/, '$1 重复'],
  [/^must have either ratesPerMille or premiums$/, '须有 ratesPerMille 或 premiums 之一'],
  [/^must have (.+)$/, '须有 $1'],
  [/^has no price for class (\d)$/, '缺少第 $1 类职业的价格'],
  [/^(.+) is above (.+)$/, '$1 高于 $2'],
  [/^above (.+)$/, '高于 $1'],
  [/^a native product needs a plan$/, '本平台投保的产品至少有一个计划'],
  [/^twelve months are one year, the rate is 1$/, '十二个月为一年，系数须为 1'],
  [/^missing, but durations offers it$/, '缺少，但 durations 提供该期限'],
  [/^must end where the next begins, and only the last has no end$/, '上限须与下一档相接，仅最后一档无上限'],
  [/^given exactly where features.ax is true$/, '仅在 features.ax 为 true 时填写'],
  [
    /^must be an http or https address without a user, or a link.*$/,
    '须为 http 或 https 地址（不含用户名），或小程序链接',
  ],
  [
    /^must be an http or https address without a user, or a path.*$/,
    '须为 http 或 https 地址（不含用户名），或本站路径',
  ],
  [/^must be an http or https address without a user$/, '须为 http 或 https 地址（不含用户名）'],
  [/^the shares must add up to 1$/, '各公司份额之和须为 1'],
  [/^(\d+) codes for plan (.+), class (.+), deductible (.+)$/, '计划 $2、第 $3 类、免赔 $4 有 $1 个代码，须恰有一个'],
  [/^(\w+) is missing$/, '缺少 $1'],
  [/^(\w+) has no ground in basis and features$/, '与 basis、features 不符：$1'],
  [/^only persons can be endorsed$/, '仅按人计费的产品可以保全'],
  [/^none prices equal replacements only$/, 'none 仅适用于同类替换'],
  [/^true exactly where a factor has ratesByClass$/, '仅在系数含 ratesByClass 时为 true'],
  [/^(\d+) rates for (.+), (.+), (.+)$/, '$2、$3、$4 有 $1 个费率，须恰有一个'],
  [/^missing for basis (.+)$/, 'basis 为 $1 时必填'],
  [/^(.+) is not the product's basis (.+)$/, '$1 与产品的 basis $2 不符'],
  [/^must ascend, and only the last has no end$/, '须递增，仅最后一档无上限'],
  [/^a vehicle occurs twice$/, '车型重复'],
  [/^no such occupation$/, '没有这个职业'],
  [/^no occupation (\d+)$/, '没有职业 $1'],
  [/^is no occupation that the product insures in this class$/, '不是该产品按此类别承保的职业'],
  [/^names no uploaded document$/, '没有这份上传的文件，请重新上传'],
  [/^is no JSON \(line (\d+), column (\d+)\)$/, '不是有效的 JSON（第 $1 行第 $2 列）'],
  [/^(.+) isn't explained$/, '$1 没有说明文字，产品页不显示该条款的说明'],
  [/^(.+) has no translation$/, '$1 没有英文译文，英文界面显示中文'],
];

/** Pattern of a message. The first group is the path of the field, the second group is the text after the path. */
const parts = /^((?:[a-zA-Z]\w*|\[\d+\])(?:\.\w+|\[[^\]]*\])*)(?::? )(.+)$/s;

/**
 * Returns a problem with its message in English and Chinese. If the message has no translation, `chinese` is the
 * English message.
 */
export function contentProblem(field: string, english: string): ContentProblem {
  const found = translations.find(([pattern]) => pattern.test(english));
  return { field, english, chinese: found ? english.replace(found[0], found[1]) : english };
}

/**
 * Converts a message of the schema or the checks to a problem. If the message begins with the path of a field, the path
 * becomes `field`; otherwise `field` is empty.
 */
export function problemIn(message: string): ContentProblem {
  const [, path = '', why = message] = parts.exec(message) ?? [];
  return contentProblem(path === 'this' ? '' : path, why);
}
