import { fileURLToPath } from 'node:url';

import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

import { authorisationOf } from '../../fixtures/uploads.ts';
import type { RealServer } from './realServer.ts';

const rosters = fileURLToPath(new URL('../../fixtures/rosters/', import.meta.url));

/** Returns the path of a roster file in the fixtures. */
export const rosterFile = (name: string): string => `${rosters}${name}`;

/** A file for an upload, as it would be on the user's disk. */
export interface FileToUpload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const yuanText = (fen: number) => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** The actions of an agent in the product. Elements are found by the texts on the screen. */
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

  /** Signs in with the login dialog that is open over the page. */
  async signIn(mobile: string): Promise<void> {
    await this.#login.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await this.#login.getByRole('button', { name: '获取验证码' }).click();
    await this.#enterCode(mobile);
  }

  /**
   * Signs in again while the button for a new code still counts down. The code is requested directly from the server.
   */
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
    await this.page.getByRole('button', { name: `投保 ${name}`, exact: true }).click();
    await this.page.getByRole('heading', { name: `投保 · ${name}`, exact: true }).waitFor();
  }

  /**
   * Imports a roster file and assigns its persons by occupation class. `schemes` are the schemes for the classes 1 to
   * 4, counted from 0. If all four are the same, the choice of the scheme in the dialog isn't changed.
   */
  async importByClass(file: string, schemes: readonly number[] = [0, 0, 1, 1]): Promise<void> {
    const dialog = await this.readRoster(file);
    if (schemes.some((scheme) => scheme !== schemes[0])) {
      await dialog.getByLabel('导入至方案').selectOption({ label: '按职业类别分配' });
      for (const [at, scheme] of schemes.entries()) {
        await dialog.getByLabel(new RegExp(`^${at + 1} 类`)).selectOption({ index: scheme });
      }
    }
    await dialog.getByRole('button', { name: /^导入 [\d,]+ 人$/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Opens the import and uploads a file. Returns the dialog. */
  async readRoster(file: string): Promise<Locator> {
    await this.button('导入人员清单').click();
    const dialog = this.page.getByRole('dialog', { name: '导入人员清单' });
    await dialog.locator('input[type=file]').setInputFiles(rosterFile(file));
    await dialog.getByText(/读到 [\d,]+ 人|无法读取/).waitFor();
    return dialog;
  }

  /**
   * Waits until the page shows that all input is saved. @throws Error with the status messages of the page if the input
   * isn't saved
   */
  async draftIsSaved(): Promise<void> {
    const isSaved = this.page.getByText(/^已保存/).waitFor();
    await isSaved.catch(async (error: unknown) => {
      const said = await this.page.getByRole('status').allInnerTexts();
      throw new Error(`The draft isn’t saved; the page says: ${said.join(' | ')}`, { cause: error });
    });
  }

  /** Waits until a field contains the text. */
  async holds(field: Locator, text: string): Promise<void> {
    await expect.poll(() => field.inputValue(), { timeout: 30_000 }).toBe(text);
  }

  /** Searches for a region and chooses it. */
  async chooseRegion(label: string, search: string, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
    const regions = this.page.getByRole('dialog', { name: new RegExp(label) });
    await regions.getByRole('combobox').fill(search);
    await regions.getByRole('option', { name }).first().click();
  }

  /** Uploads a file in the group with this label, and waits until the upload has ended. */
  async upload(label: string, file: FileToUpload): Promise<void> {
    const group = this.page.getByRole('group', { name: label });
    await group.locator('input[type=file]').setInputFiles(file);
    await this.page.getByRole('list', { name: label }).getByRole('button', { name: /^移除/ }).first().waitFor();
  }

  /** Fills in a fictional company as the applicant. */
  async fillApplicant(groupName: string): Promise<void> {
    const { page } = this;
    await page.getByLabel('投保单位名称').fill(groupName);
    await page.getByLabel('单位性质').selectOption({ label: '有限责任公司' });
    await page.getByRole('textbox', { name: /^证件号码/ }).fill('91310199MA1FL5E18T');
    await page.getByRole('checkbox', { name: '长期有效' }).check({ force: true });
    await page.getByRole('textbox', { name: /^联系人\*?$/ }).fill('周明');
    await page.getByLabel('联系人手机号').fill('13800138000');
    await page.getByLabel('电子邮箱').fill('zhouming@qinghe.example');
    await this.chooseRegion('所在地区', '浦东', '浦东新区');
    await page.getByRole('textbox', { name: /^详细地址/ }).fill('世纪大道1号');
  }

  /** Uploads the group's authorisation letter, which some products require before the submit. */
  async uploadAuthorisation(groupName: string): Promise<void> {
    const buffer = await authorisationOf(groupName);
    await this.upload('授权书', { name: '授权书.pdf', mimeType: 'application/pdf', buffer });
  }

  /** Goes to the confirmation, accepts the declarations and submits. Returns the new window for the payment. */
  async submitToPay(): Promise<Page> {
    await this.button(/^下一步/).click();
    await this.page.getByRole('heading', { name: '确认订单' }).waitFor();
    await this.page.getByRole('checkbox', { name: /我已阅读/ }).check({ force: true });
    const opened = this.page.context().waitForEvent('page');
    await this.button('提交订单并支付').click();
    return opened;
  }

  /** Submits in the same way as `submitToPay`. Returns the new window with the sandbox's cashier. */
  async submitAndOpenCashier(): Promise<Page> {
    const cashier = await this.submitToPay();
    await cashier.getByRole('button', { name: '支付成功' }).waitFor();
    return cashier;
  }

  /**
   * Goes to the confirmation and pays the order. After the order is insured, returns the paid premium as a text in
   * yuan, and the row of the order in the list.
   */
  async payAndFindPolicy(groupName: string): Promise<{ readonly premium: string; readonly row: Locator }> {
    const premium = yuanText(await this.premium());
    const cashier = await this.submitAndOpenCashier();
    await cashier.getByText(premium).waitFor();
    await cashier.getByRole('button', { name: '支付成功' }).click();
    await this.page.bringToFront();
    await this.page.getByText('承保成功').first().waitFor();

    await this.page.getByRole('link', { name: '订单列表' }).first().click();
    const row = this.page.getByRole('listitem').filter({ hasText: groupName });
    await row.getByText('承保成功').waitFor();
    return { premium, row };
  }

  /** Returns the amount in the premium bar, in fen. */
  async premium(): Promise<number> {
    const text = await this.page.getByRole('region', { name: '保费', exact: true }).innerText();
    const yuan = /¥([\d,]+\.\d\d)/.exec(text)?.[1] ?? '';
    expect(yuan).not.toBe('');
    return Math.round(Number(yuan.replaceAll(',', '')) * 100);
  }
}
