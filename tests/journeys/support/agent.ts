import { fileURLToPath } from 'node:url';

import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

import type { RealServer } from './realServer.ts';

const rosters = fileURLToPath(new URL('../../fixtures/rosters/', import.meta.url));

/** Path of a roster beside the tests. */
export const rosterFile = (name: string): string => `${rosters}${name}`;

/** What an agent does with the product, step by step, found by the words on the screen. */
export class Agent {
  readonly page: Page;
  readonly #server: RealServer;

  constructor(page: Page, server: RealServer) {
    this.page = page;
    this.#server = server;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#server.url + path);
  }

  get #login(): Locator {
    return this.page.getByRole('dialog', { name: '登录' });
  }

  /** Fills in the login that lies over the page. */
  async signIn(mobile: string): Promise<void> {
    await this.#login.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await this.#login.getByRole('button', { name: '获取验证码' }).click();
    await this.#enterCode(mobile);
  }

  /** Signs in again within the minute in which the dialog still counts down: the next code is asked for past the page. */
  async signInAgain(mobile: string): Promise<void> {
    await this.#server.moveClock(2);
    await this.#server.sendCode(mobile);
    await this.#login.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await this.#enterCode(mobile);
  }

  async #enterCode(mobile: string): Promise<void> {
    const code = await this.#server.codeFor(mobile);
    await this.#login.getByRole('textbox', { name: '短信验证码' }).fill(code);
    await this.page.keyboard.press('Enter');
    await this.#login.waitFor({ state: 'hidden' });
  }

  /** Chooses a product from the list. */
  async chooseProduct(name: string): Promise<void> {
    await this.page.getByRole('article', { name }).getByRole('button', { name: /投保/ }).click();
    await this.page.getByRole('heading', { name: new RegExp(name) }).waitFor();
  }

  /** Reads a roster file and lets its persons in by occupation class: which scheme for the classes 1 to 4, from 0. */
  async importByClass(file: string, schemes: readonly number[] = [0, 0, 1, 1]): Promise<void> {
    const dialog = await this.readRoster(file);
    if (schemes.some((scheme) => scheme !== schemes[0])) {
      await dialog.getByLabel('这些人进入').selectOption({ label: '按职业类别分配' });
      for (const [at, scheme] of schemes.entries()) {
        await dialog.getByLabel(new RegExp(`^${at + 1} 类`)).selectOption({ index: scheme });
      }
    }
    await dialog.getByRole('button', { name: /^导入 \d+ 人$/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Opens the import and hands it a file; answers with the dialog. */
  async readRoster(file: string): Promise<Locator> {
    await this.button('导入人员清单').click();
    const dialog = this.page.getByRole('dialog', { name: '导入人员清单' });
    await dialog.locator('input[type=file]').setInputFiles(rosterFile(file));
    await dialog.getByText(/读到 \d+ 人|无法读取/).waitFor();
    return dialog;
  }

  /** Fills in the organisation that buys: a fictional company. */
  async fillApplicant(groupName: string): Promise<void> {
    const { page } = this;
    await page.getByLabel('投保单位名称').fill(groupName);
    await page.getByLabel('单位性质').selectOption({ label: '有限责任公司' });
    await page.getByRole('textbox', { name: /^证件号码/ }).fill('91310199MA1FL5E18T');
    await page.getByRole('checkbox', { name: '长期有效' }).check({ force: true });
    await page.getByRole('textbox', { name: /^联系人\*?$/ }).fill('周明');
    await page.getByLabel('联系人手机号').fill('13800138000');
    await page.getByLabel('电子邮箱').fill('zhouming@qinghe.example');
    await page.getByRole('combobox', { name: /^所在地区/ }).click();
    const regions = page.getByRole('dialog', { name: /所在地区/ });
    await regions.getByRole('combobox').fill('浦东');
    await regions.getByRole('option', { name: /浦东新区/ }).click();
    await page.getByLabel('详细地址').fill('世纪大道1号');
  }

  /** Goes on to the confirmation, agrees to the declarations, submits and answers with the window of the cashier. */
  async submitAndOpenCashier(): Promise<Page> {
    await this.button(/^下一步/).click();
    await this.page.getByRole('heading', { name: '确认订单' }).waitFor();
    await this.page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
    const opened = this.page.context().waitForEvent('page');
    await this.button('提交订单并支付').click();
    const cashier = await opened;
    await cashier.getByRole('button', { name: '支付成功' }).waitFor();
    return cashier;
  }

  /** The premium bar's figure in fen. */
  async premium(): Promise<number> {
    const text = await this.page.getByRole('region', { name: '保费', exact: true }).innerText();
    const yuan = /¥([\d,]+\.\d\d)/.exec(text)?.[1] ?? '';
    expect(yuan).not.toBe('');
    return Math.round(Number(yuan.replaceAll(',', '')) * 100);
  }
}
