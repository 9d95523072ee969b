import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { authorisationOf } from '../fixtures/uploads.ts';
import type { RealServer } from '../journeys/support/realServer.ts';
import { until } from './driver.ts';
import { inkShare } from './ink.ts';
import { locate } from './locate.ts';
import { User } from './user.ts';

const groupName = '青禾机械制造有限公司';
const mobile = '13800138000';
const roster = fileURLToPath(new URL('../fixtures/rosters/clean-500.xlsx', import.meta.url));

/**
 * Writes the group's authorisation letter into a file, and runs an action with the path of the file. Then deletes
 * the file.
 */
async function withAuthorisation(action: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tuanbao-authorisation-'));
  try {
    const file = join(folder, '授权书.pdf');
    await writeFile(file, await authorisationOf(groupName));
    await action(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function signIn(user: User, server: RealServer): Promise<void> {
  await server.moveClock(2); // A number can get one code a minute, and another browser may have just requested one.
  await user.browser.open(server.url);
  await user.fill('手机号', mobile);
  await user.press('button', '获取验证码');
  await user.fill('短信验证码', await server.codeFor(mobile));
  await user.press('button', '登录', true);
  await user.find('button', '投保 安业雇主责任保险', true);
}

/**
 * Writes an order: an occupation of the first scheme, a second scheme, the first day of cover, and 500 persons, who are
 * assigned to the schemes by their classes.
 */
async function write(user: User): Promise<void> {
  await user.press('button', '投保 安业雇主责任保险', true);
  await user.find('heading', '投保 · 安业雇主责任保险');
  await user.press('combobox', '添加职业');
  await (await user.find('combobox', '搜索')).type('焊工');
  await user.press('option', '电焊工');
  await user.press('button', '添加方案');
  await user.press('radio', '全面计划');
  await user.fill('起保日期', '20261201');
  await user.pressFor('button', '导入人员清单', 'dialog', '导入人员清单');
  await (await user.find('file', '')).choose(roster);
  await user.see('读到 500 人');
  await user.select('导入至方案', '按职业类别分配');
  for (const occupationClass of ['3 类', '4 类']) await user.select(occupationClass, '保障计划二');
  await user.press('button', '导入 500 人');
  await user.see('共 500 人 · 没有问题');
}

async function describeApplicant(user: User): Promise<void> {
  await user.fill('投保单位名称', groupName);
  await user.select('单位性质', '有限责任公司');
  await user.fill('证件号码', '91310199MA1FL5E18T');
  await user.press('checkbox', '长期有效');
  await user.fill('联系人', '周明');
  await user.fill('联系人手机号', mobile);
  await user.fill('电子邮箱', 'zhouming@qinghe.example');
  await user.press('combobox', '所在地区');
  await (await user.find('combobox', '搜索')).type('浦东');
  await user.press('option', '浦东新区');
  await user.fill('详细地址', '世纪大道1号');
  await withAuthorisation(async (file) => {
    await (await user.find('file', '授权书')).choose(file);
    await user.see('授权书已识别');
  });
}

/**
 * Returns the CSS property `text-autospace` (space between Chinese and Latin characters) of the page and of its first
 * field. Runs in the page, so it uses no other code of this module.
 */
const spacing = (): readonly string[] =>
  [document.body, document.querySelector('input, textarea')!].map((element) =>
    getComputedStyle(element).getPropertyValue('text-autospace'),
  );

/** Checks that `text-autospace` has the values of typography.css: no space in WebKit and in input fields. */
async function compareSpacing({ browser }: User): Promise<void> {
  const [text = '', typed = ''] = await browser.run(spacing);
  const isWebKit = browser.name.startsWith('WebKit');
  // A browser that doesn't support `text-autospace` returns an empty text, so nothing can be checked.
  if (text === '' && typed === '' && !isWebKit) return;
  const wanted = isWebKit ? 'no-autospace' : 'normal';
  if (text !== wanted || typed !== 'no-autospace')
    throw new Error(`text-autospace is ${text || 'unknown'} in text, ${typed || 'unknown'} in fields`);
}

/** Confirms the order, and pays in the window of the cashier. */
async function pay(user: User): Promise<void> {
  await user.press('button', '下一步');
  await user.find('heading', '确认订单');
  await user.press('checkbox', '我已阅读');
  await user.press('button', '提交订单并支付');
  await until('the cashier', async () => {
    await user.browser.toNewestWindow();
    return user.browser.find(locate, 'button', '支付成功', false).catch(() => null);
  });
  await user.press('button', '支付成功');
  await user.press('link', '返回商户');
  await user.find('button', '查看订单');
  await user.browser.toFirstWindow();
  await user.see('承保成功', 60_000);
}

/** Returns the frame that shows a document. Runs in the page. */
const inViewer = (): Element | null => document.querySelector('[role=dialog] iframe');

/** Opens the e-policy and waits until its frame shows text. An empty frame has no dark pixels. */
async function readPolicy(user: User, server: RealServer): Promise<void> {
  const { browser } = user;
  await user.press('link', '订单列表');
  await user.see(groupName);
  await user.press('link', '查看详情');
  await user.pressFor('button', '查看电子保单', 'dialog', '电子保单');
  await until('the frame of the policy', () => browser.find(inViewer));
  const address = await browser.run(() => document.querySelector<HTMLIFrameElement>('[role=dialog] iframe')!.src);
  if (!address.startsWith(server.url)) throw new Error(`the policy is framed from ${address || 'nowhere'}`);
  const frame = () =>
    browser.run(() => {
      const { left, top, width, height } = document.querySelector('[role=dialog] iframe')!.getBoundingClientRect();
      return { left, top, width, height, windowWidth: window.innerWidth };
    });
  await until('the policy in its frame', async () => (await inkShare(await browser.picture(), await frame())) > 0.005);
}

/**
 * Returns the kinds of the page's print rules: `page` for margins, `media print` for elements. Runs in the page, so it
 * uses no other code of this module.
 */
function printRules(): readonly string[] {
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.map(({ cssText }) => /^@(page|media print)\b/.exec(cssText)?.[1] ?? '').filter(Boolean);
}

/** Checks that the browser has understood the print rules that the order page needs. */
async function comparePrintRules({ browser }: User): Promise<void> {
  const rules = await browser.run(printRules);
  if (!rules.includes('page') || rules.filter((rule) => rule === 'media print').length < 10)
    throw new Error(`the page of an order has ${rules.length} print rules`);
}

/** Starts an endorsement of the policy, and opens the dialog that adds a person. */
async function beginEndorsement(user: User): Promise<void> {
  await user.press('button', '关闭');
  await user.press('link', '发起保全');
  await user.press('button', `为${groupName}发起保全`);
  await user.find('heading', '选择保全类型');
  await user.press('checkbox', '增员');
  await user.pressFor('button', '下一步', 'heading', '填写保全信息');
  await user.fill('保全生效日期', '20270301');
  await user.press('button', '增员', true);
  await user.find('dialog', '增员');
}

/** A step of the main journey. It starts where the step before ends. */
export interface Stage {
  readonly name: string;
  readonly take: (user: User) => Promise<void>;
}

/** The main journey of an agent: from signing in to the policy and its first endorsement. */
export const mainJob = (server: RealServer): readonly Stage[] => [
  { name: 'sign in', take: (user) => signIn(user, server) },
  { name: 'write: occupation, scheme, date, import of 500', take: write },
  { name: 'write: applicant and region', take: describeApplicant },
  { name: 'gaps between scripts', take: compareSpacing },
  { name: 'confirm and pay', take: pay },
  { name: 'order and policy PDF', take: (user) => readPolicy(user, server) },
  { name: 'print rules', take: comparePrintRules },
  { name: 'endorsement begun', take: beginEndorsement },
];
