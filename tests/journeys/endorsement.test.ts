import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import type { Person } from '@tuanbao/library/domain/roster/person';
import type { FileChooser, Locator, Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';

import type { Send } from '../../app/client/platform/http/http.ts';
import { conservationPolicyList } from '../../app/contract/endorsementLists.ts';
import { openEndorsementDraft, policyRoster } from '../../app/contract/endorsementOwnCalls.ts';
import { orderDetail } from '../../app/contract/orders.ts';
import { writeWorkbook } from '../../library/src/spreadsheet/writeWorkbook.ts';
import { picture } from '../fixtures/uploads.ts';
import type { Agent } from './support/agent.ts';
import type { UserBrowser } from './support/browser.ts';
import { startJourneys } from './support/journey.ts';
import { sellPolicy } from './support/soldPolicy.ts';

const journey = startJourneys();
const effectiveDate = '2027-03-01';
/**
 * `coverDays` is the number of days from 2026-12-01 to 2027-11-30, `remainingDays` the number from 2027-03-01 to
 * 2027-11-30.
 */
const [coverDays, remainingDays] = [365n, 275n];

/** A file in the format that Playwright's file chooser accepts. */
type FileToUpload = Exclude<Parameters<FileChooser['setFiles']>[0], string | readonly unknown[]>;

interface Newcomer {
  readonly name: string;
  readonly idNo: string;
}

/** Fictional persons with id numbers of the area 310199, which was never assigned. */
const newcomers: readonly Newcomer[] = Array.from({ length: 23 }, (_, at) => {
  const body = `31019919880${1 + (at % 9)}1${at % 9}${String(701 + at)}`;
  return {
    name: `${'苏叶蒋魏'.charAt(at % 4)}${'安博晨丹青禾'.charAt(at % 6)}${'澜文曦宁然'.charAt(at % 5)}`,
    idNo: body + idCardCheckDigit(body),
  };
});

let agent: Agent;
let user: UserBrowser;
let send: Send;
let groupName: string;
let policyUuid: string;
let insured: readonly Person[];
let leaving: readonly Person[];
let replaced: readonly Person[];
/** Premium in fen of one person for the whole period of cover, by scheme and occupation class. */
let units: ReadonlyMap<string, bigint>;

const fenOfYuan = (yuan: string): bigint => BigInt(Math.round(Number(yuan) * 100));

beforeEach(async () => {
  ({ agent, user, send } = await journey.atWork('13800138000'));
  const mechanic = { occupationCode: '0001011', occupationName: '后勤维修工', occupationClass: '3' } as const;
  const policy = await sellPolicy(send, '80140', 500, (draft) => ({
    ...draft,
    persons: draft.persons.map((person, at) => (at % 5 === 0 ? { ...person, ...mechanic } : person)),
  }));
  ({ policyUuid, groupName } = policy);
  insured = (await send(policyRoster, { policyUuid })).persons;
  leaving = insured.filter(({ occupationClass }) => occupationClass === '3').slice(0, 5);
  replaced = insured.filter(({ occupationClass }) => occupationClass === '1').slice(0, 3);
  const { quote } = await send(orderDetail, { orderSn: policy.orderSn });
  units = new Map(
    quote.schemes.flatMap((scheme) =>
      scheme.status === 'priced'
        ? scheme.lines.map(
            (line) => [`${scheme.schemeId} ${line.occupationClass}`, fenOfYuan(line.unitPremium)] as const,
          )
        : [],
    ),
  );
}, 120_000);

/** Returns the price in fen of the remaining days for one person. Half a fen is rounded away from zero. */
const restOf = (scheme: string, occupationClass: string): bigint => {
  const unit = units.get(`${scheme} ${occupationClass}`);
  if (unit === undefined) throw new Error('the policy has no such price');
  return (2n * unit * remainingDays + coverDays) / (2n * coverDays);
};

/**
 * Returns the expected net amount in fen: 20 persons join and 5 leave. 3 others are replaced by persons of the same
 * class, which costs nothing.
 */
const expectedNet = (): number => {
  const [first] = replaced;
  if (!first) throw new Error('nobody is replaced');
  const charged = 20n * restOf(first.schemeId, '1');
  const refunded = leaving.reduce((sum, person) => sum + restOf(person.schemeId, person.occupationClass), 0n);
  return Number(charged - refunded);
};

const factsOf = (change: PersonChange) => {
  const key = change.kind === 'add' ? 0 : change.original.key;
  if (change.kind === 'remove') return `remove ${key}`;
  const { name, idNo, sex, birthday, occupationCode, schemeId } = change.person;
  return [change.kind, key, name, idNo, sex, birthday, occupationCode, schemeId].join(' ');
};
const expectedChanges = (): readonly string[] => {
  const comes = ({ name, idNo }: Newcomer) => {
    const birthday = `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`;
    const sex = Number(idNo.charAt(16)) % 2 === 1 ? 'male' : 'female';
    return [name, idNo, sex, birthday, '0001001', replaced[0]?.schemeId].join(' ');
  };
  return [
    ...replaced.map(({ key }, at) => `replace ${key} ${comes(newcomers[at] as Newcomer)}`),
    ...newcomers.slice(3).map((person) => `add 0 ${comes(person)}`),
    ...leaving.map(({ key }) => `remove ${key}`),
  ].toSorted();
};

const columns = (...captions: readonly string[]) => captions.map((caption) => ({ caption, width: 20 }));

/**
 * Starts an endorsement of the policy and goes to its second step. @param isByList if true, the changes come from the
 * employer's list; otherwise all kinds of change are selected
 */
async function begin(page: Page, isByList: boolean): Promise<void> {
  await agent.open('/initiate-preservation');
  await page.getByRole('button', { name: `为${groupName}发起保全` }).click();
  await page.getByRole('heading', { name: '选择保全类型' }).waitFor();
  if (isByList) await page.getByRole('button', { name: '按企业现有名单比对' }).click();
  else {
    for (const kind of ['增员', '减员', '替换'])
      await page.getByRole('checkbox', { name: kind }).check({ force: true });
    await page.getByRole('button', { name: '下一步' }).click();
  }
  await page.getByRole('heading', { name: '填写保全信息' }).waitFor();
  await page.getByLabel('保全生效日期').fill(effectiveDate);
  await page.keyboard.press('Tab');
}

/**
 * Goes to the confirmation, where the draft has been saved. Returns the changes and the effective date of the saved
 * draft, and the net amount on the screen.
 */
async function confirmed(page: Page) {
  const premium = page.getByRole('region', { name: '保费试算' });
  await premium.getByText(`自 ${effectiveDate} 零时生效`).waitFor();
  await expect.poll(() => premium.getAttribute('aria-busy'), { timeout: 15_000 }).toBeNull();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('heading', { name: '确认人员变更' }).waitFor();
  const text = await premium.getByRole('status').innerText();
  const amount = Math.round(Number((/¥([\d,.]+)/.exec(text)?.[1] ?? '').replaceAll(',', '')) * 100);
  const shown = text.includes('应退') ? -amount : amount;
  await page.getByText('变更前 500 人，变更后 515 人').first().waitFor();
  const query = { keyword: '', policyUuid, from: '', until: '', page: 1, pageSize: 10, states: [], group: null };
  const { endorsements } = await send(conservationPolicyList, query);
  const { request } = await send(openEndorsementDraft, { conservationUuid: endorsements[0]?.uuid ?? '' });
  return { shown, changes: request.changes.map(factsOf).toSorted(), day: request.effectiveDate };
}

/** Returns the employer's list after the changes: the persons who stay and the new persons. */
function currentList() {
  const gone = new Set([...leaving, ...replaced].map(({ key }) => key));
  const rows = [
    ['姓名', '证件号码', '职业代码'],
    ...newcomers.map(({ name, idNo }) => [name, idNo, '0001001']),
    ...insured
      .filter(({ key }) => !gone.has(key))
      .map(({ name, idNo, occupationCode }) => [name, idNo, occupationCode]),
  ];
  const content = rows.map((cells) => cells.join(',')).join('\n');
  return { name: '在职名单.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
}

async function fillByList(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(currentList());
  await page.getByText('已按名单生成 28 项变更').waitFor();
}

async function fillByTemplate(page: Page): Promise<void> {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^保全人员清单-.+\.xlsx$/);
  const idCard = '身份证';
  const file = writeWorkbook([
    {
      name: '增员',
      columns: columns('姓名', '证件类型', '证件号码', '职业代码'),
      rows: newcomers.slice(3).map(({ name, idNo }) => [name, idCard, idNo, '0001001']),
    },
    {
      name: '减员',
      columns: columns('原被保险人姓名', '原被保险人证件类型', '原被保险人证件号码'),
      rows: leaving.map(({ name, idNo }) => [name, idCard, idNo]),
    },
    {
      name: '替换',
      columns: columns(
        '原被保险人姓名',
        '原被保险人证件类型',
        '原被保险人证件号码',
        '姓名',
        '证件类型',
        '证件号码',
        '职业代码',
      ),
      rows: replaced.map((original, at) => [
        original.name,
        idCard,
        original.idNo,
        newcomers[at]?.name ?? '',
        idCard,
        newcomers[at]?.idNo ?? '',
        '0001001',
      ]),
    },
  ]);
  await page.locator('input[type=file]').setInputFiles({
    name: '保全人员清单.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(file),
  });
  await page.getByText('读到 28 项变更').waitFor();
}

/** Enters name and number of a new person. Only for the first person in the dialog, also chooses the occupation. */
async function fillPerson(page: Page, kind: string, { name, idNo }: Newcomer, isFirst: boolean): Promise<void> {
  const dialog = page.getByRole('dialog', { name: kind, exact: true });
  await dialog.getByRole('textbox', { name: /^姓名/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^证件号码/ }).fill(idNo);
  if (!isFirst) return;
  await dialog.getByRole('combobox', { name: /^职业代码/ }).click();
  const occupations = page.getByRole('dialog', { name: /职业代码/ });
  await occupations.getByRole('combobox').fill('0001001');
  await occupations.getByRole('option').first().click();
}

async function fillByForm(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const taken = (count: number) => page.getByText(`人员变更（${count} 项）`).waitFor();
  await press('增员');
  for (const [at, person] of newcomers.slice(3).entries()) {
    await fillPerson(page, '增员', person, at === 0);
    await press(at < 19 ? '确定并继续增员' : '确定');
    await taken(at + 1);
  }
  await press('减员');
  const removing = page.getByRole('dialog', { name: '选择减员的人员' });
  for (const { idNo } of leaving) {
    await removing.getByRole('searchbox').fill(idNo);
    await removing.getByText(idNo).click();
  }
  await removing.getByRole('button', { name: '减员 5 人' }).click();
  await taken(25);
  for (const [at, { idNo }] of replaced.entries()) {
    await press('替换');
    await page.getByRole('dialog', { name: '替换' }).getByRole('searchbox').fill(idNo);
    await page.getByRole('dialog', { name: '替换' }).getByText(idNo).click();
    await fillPerson(page, '替换', newcomers[at] as Newcomer, true);
    await press('确定');
    await taken(26 + at);
  }
}

it('20 come, 5 go and 3 are replaced of 500: by form, list and template the same request at the same price', async () => {
  const { page } = agent;
  const expected = { shown: expectedNet(), changes: expectedChanges(), day: effectiveDate };
  for (const fill of [fillByForm, fillByList, fillByTemplate]) {
    await begin(page, fill === fillByList);
    await fill(page);
    expect(await confirmed(page)).toEqual(expected);
  }
  user.noErrors();
});

it('20 come, 5 go and 3 are replaced by list: 8 clicks from the policy to its payment', async () => {
  const { agent: visitor, user: window } = await journey.atWork('13800138000');
  const { page } = visitor;
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const choose = async (target: Locator, file: FileToUpload) => {
    const chooser = page.waitForEvent('filechooser');
    await click(target);
    await (await chooser).setFiles(file);
  };
  const next = page.getByRole('button', { name: '下一步' });
  await visitor.open('/initiate-preservation');
  await click(page.getByRole('button', { name: `为${groupName}发起保全` }).first()); // The newest policy is the first.
  await click(page.getByRole('button', { name: '按企业现有名单比对' }));
  await choose(page.getByRole('button', { name: '选择文件' }), currentList());
  await page.getByText('已按名单生成 28 项变更').waitFor();
  const premium = page.getByRole('region', { name: '保费试算' });
  await premium.getByText(/^自 .* 零时生效$/).waitFor();
  await expect.poll(() => premium.getAttribute('aria-busy'), { timeout: 15_000 }).toBeNull();
  await click(next);
  await page.getByRole('heading', { name: '确认人员变更' }).waitFor();
  await click(next);
  const application = page.getByRole('group', { name: /保全申请书/ });
  const form = { name: '保全申请书.png', mimeType: 'image/png', buffer: await picture() };
  await choose(application.getByRole('button').first(), form);
  await page.getByText('必传资料 1 项，已齐全').waitFor();
  await click(next);
  await click(page.getByRole('button', { name: '提交保全' }));

  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
  expect(clicks).toBeLessThanOrEqual(8);
  window.noErrors();
});
