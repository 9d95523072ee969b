import type { Locator, Page } from 'playwright';

import type { OperatorRole } from '../../../app/contract/desk/permissions.ts';
import { codeAt, operatorPassword } from '../../setup/authenticator.ts';
import type { RealServer } from './realServer.ts';

/** The actions of an operator at the desk. Elements are found by the texts on the screen. */
export class DeskOperator {
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

  /**
   * Creates an operator with a role in the sandbox, and sets up the operator's account. Then the desk is open. Returns
   * the secret key of the authenticator.
   */
  async arrive(role: OperatorRole): Promise<{ readonly secret: string }> {
    const answer = await fetch(`${this.#server.url}/sandbox/operators/${role}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
    return this.setUp(((await answer.json()) as { readonly link: string }).link);
  }

  /**
   * Opens a welcome link, and sets up password and authenticator. Then the desk is open. Returns the secret key of the
   * authenticator.
   */
  async setUp(link: string): Promise<{ readonly secret: string }> {
    const { page } = this;
    await page.goto(link);
    const secret = await page.locator('code').innerText();
    await page.getByLabel('设置密码').fill(operatorPassword);
    await page.getByLabel('再次输入密码').fill(operatorPassword);
    await page.getByLabel('动态验证码').fill(codeAt(secret, await this.#server.now()));
    await this.button('完成设置并登录').click();
    await page.getByRole('heading', { name: '工作台' }).waitFor();
    return { secret };
  }

  /** Fills in the sign-in form on the page and submits it. */
  async signIn(userName: string, secret: string): Promise<void> {
    const { page } = this;
    await page.getByLabel('用户名').fill(userName);
    await page.getByLabel('密码', { exact: false }).first().fill(operatorPassword);
    await page.getByLabel('动态验证码').fill(codeAt(secret, await this.#server.now()));
    await this.button('登录').click();
  }
}
