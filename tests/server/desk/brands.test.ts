import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createTheme } from '@tuanbao/tokens/createTheme';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { mostLogoBytes } from '../../../app/contract/desk/site/brands.schema.ts';
import { hostBrands, hostBrandVersions, publishHostBrand, uploadLogo } from '../../../app/contract/desk/site/brands.ts';
import { localeCookie, resultCodes } from '../../../app/contract/envelope.ts';
import { siteOf } from '../../../app/server/site/site.ts';
import { fileOf, picture } from '../../fixtures/uploads.ts';
import { describeOnBothDatabases } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';

const reason = '合作方已确认品牌';
const partner = 'partner.localhost';
const page = `<!doctype html><html lang="zh-CN"><head><meta name="tuanbao-host" content="platform" />
<meta name="tuanbao-licence" content="" /><meta name="tuanbao-filing" content="" /><meta name="tuanbao-name" content="" />
<meta name="tuanbao-english-name" content="" /><meta name="tuanbao-logo" content="" /><meta name="tuanbao-footer" content="" />
<title>团保</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head><body></body></html>`;

const plain = { name: '', englishName: '', logo: '', colour: '', footer: 'numbers', licence: '', filing: '' } as const;

describeOnBothDatabases('the brand of a host', (openDatabase) => {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-brand-'));
  let server: TestApp;
  let operator: DeskClient;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page);
    server = await startTestApp({ openDatabase, client: { folder, longestWait: 300 } });
    operator = await signInToDeskAs(server, 'admin');
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const pageOn = async (host: string, cookie = '') =>
    (await server.app.inject({ url: '/entry', headers: { host, accept: 'text/html', cookie } })).body;
  const brandOn = async (host: string) =>
    (await operator.ask(hostBrands, {})).list.find((each) => each.host === host) ?? expect.fail(`no host ${host}`);

  test('until one is published, every host has the default', async () => {
    const { list } = await operator.ask(hostBrands, {});
    expect(list.map(({ host, version, brand }) => [host, version, brand.footer])).toEqual([
      ['', 0, 'copyright'],
      [partner, 0, 'numbers'],
    ]);
    expect(list[1]?.agency).toBe('启明保险代理（示例）');
    const body = await pageOn(partner);
    expect(body).toContain('<meta name="tuanbao-footer" content="numbers" />');
    expect(body).toContain('<title>团保</title>');
    expect(body).not.toContain('<style');
  });

  test('a published brand is in the first page of its host, with the nonce of the page, and on no other host', async () => {
    const { logo } = await operator.ask(uploadLogo, { file: fileOf(await picture(600, 300), 'logo.png') });
    const brand = {
      name: '启明 "$&" 团险',
      englishName: 'Qiming <Group>',
      logo,
      colour: '#ffcc00',
      footer: 'own',
      licence: '260000888',
      filing: '京ICP备8号',
    } as const;
    expect(await operator.ask(publishHostBrand, { host: partner, brand, version: 0, reason })).toEqual({ version: 1 });

    const { body, headers } = await server.app.inject({
      url: '/entry',
      headers: { host: partner, accept: 'text/html' },
    });
    const [, nonce = ''] = /<style nonce="([^"]+)">/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(body).toContain(createTheme({ brand: '#ffcc00' }).css);
    expect(body).toContain('<meta name="tuanbao-name" content="启明 &quot;$&amp;&quot; 团险" />');
    expect(body).toContain('<title>启明 &quot;$&amp;&quot; 团险</title>');
    expect(body).toContain('<meta name="tuanbao-licence" content="260000888" />');
    expect(body).toContain(`<link rel="icon" href="/brand/logos/${logo}.png" type="image/png" />`);
    expect(await pageOn(partner, `${localeCookie}=en-US`)).toContain('<title>Qiming &lt;Group&gt;</title>');

    const own = await pageOn('localhost');
    expect(own).not.toContain('<style');
    expect(own).toContain('<meta name="tuanbao-name" content="" />');

    const shown = await server.app.inject({ url: `/brand/logos/${logo}.png`, headers: { host: partner } });
    const { width, height, format } = await sharp(shown.rawPayload).metadata();
    expect([shown.statusCode, width, height, format]).toEqual([200, 256, 128, 'png']);
    expect(shown.headers['cache-control']).toContain('immutable');
  });

  test('a former version can be published again, and every version stays with its operator and reason', async () => {
    const { version } = await brandOn(partner);
    await operator.ask(publishHostBrand, {
      host: partner,
      brand: { ...plain, name: '启明二版' },
      version,
      reason: '更换名称',
    });
    const { list } = await operator.ask(hostBrandVersions, { host: partner });
    expect(list.map((each) => [each.version, each.brand.name, each.reason])).toEqual([
      [2, '启明二版', '更换名称'],
      [1, '启明 "$&" 团险', reason],
      [0, '', ''],
    ]);
    const former = list[1]!.brand;
    await operator.ask(publishHostBrand, { host: partner, brand: former, version: 2, reason: '恢复上一版' });
    expect(await pageOn(partner)).toContain('京ICP备8号');
    expect((await brandOn(partner)).publishedBy).toBe(operator.userName);

    const actions = await server.database
      .selectFrom('operator_actions')
      .select(['action', 'subject', 'reason'])
      .where('action', '=', 'brands/publish')
      .execute();
    expect(actions).toContainEqual({ action: 'brands/publish', subject: `${partner} 3`, reason: '恢复上一版' });
  });

  test('another instance of the server reads the brand', async () => {
    const other = siteOf(server.database, server.services.site.current());
    expect(other.brandOf(partner)).toBeNull();
    await other.refresh();
    expect(other.brandOf(partner)).toEqual(server.services.site.brandOf(partner));
  });

  test.each([
    ['an unknown host', { host: 'other.example' }, '该域名不是合作方域名，请先加入设置PARTNER_HOSTS'],
    ['an older version', { version: 0 }, '其他运营人员已发布新的内容，请刷新后重新修改'],
    ['a wrong colour', { brand: { ...plain, colour: 'red' } }, '品牌色须为 # 加 6 位十六进制数字，例如 #165DDD'],
    ['an English name alone', { brand: { ...plain, englishName: 'Q' } }, '填写英文名称时，请同时填写中文名称'],
    ['own numbers without a licence', { brand: { ...plain, footer: 'own' } }, '使用自有编号的页脚须填写许可证编号'],
    ['a logo that was never uploaded', { brand: { ...plain, logo: 'x' } }, '标志图片不存在，请重新上传'],
  ] as const)('%s is refused and changes nothing', async (_, part, info) => {
    const { version, brand } = await brandOn(partner);
    const request = { host: partner, brand, version, reason, ...part };
    expect((await operator.send(publishHostBrand, request)).info).toBe(info);
    expect((await brandOn(partner)).version).toBe(version);
  });

  test('a publication without a reason is refused', async () => {
    const { version, brand } = await brandOn(partner);
    const answer = await operator.send(publishHostBrand, { host: partner, brand, version, reason: '短' });
    expect(answer.resCode).toBe(resultCodes.badRequest);
  });

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a JPEG', () => picture(200, 200, 'jpeg')],
    ['a damaged PNG', async () => (await picture(200, 200)).subarray(0, 200)],
    ['a picture of 8 pixels', () => picture(8, 8)],
    ['a picture of 5,000 pixels', () => picture(5000, 20)],
  ])('%s is no logo', async (_, content) => {
    const answer = await operator.send(uploadLogo, { file: fileOf(await content(), 'logo.png') });
    expect(answer.info).toBe('请上传未损坏的 PNG 图片，边长 16 至 4,096 像素');
  });

  test('a logo above the size limit is refused', async () => {
    const large = fileOf(Buffer.alloc(mostLogoBytes + 1), 'logo.png');
    expect((await operator.send(uploadLogo, { file: large })).status).toBe(413);
  });

  test('addresses of logos that were never uploaded do not exist', async () => {
    for (const name of ['x.png', '0b9d0c56-6d5c-4d5e-9d66-0d7f6f1c3f7a.png', '..%2Fx.png'])
      expect((await server.app.inject({ url: `/brand/logos/${name}` })).statusCode).toBe(404);
  });
});
