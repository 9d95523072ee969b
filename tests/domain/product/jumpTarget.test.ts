import { jumpTargetOf } from '@tuanbao/library/domain/product/jumpTarget';
import { expect, it } from 'vitest';

it('an own product is written here', () => {
  expect(jumpTargetOf({ kind: 'native' })).toEqual({ kind: 'write' });
});

it.each(['https://insurer.example/quote?id=1', 'http://insurer.example'])('%s is opened', (address) => {
  expect(jumpTargetOf({ kind: 'cps', address })).toEqual({ kind: 'page', address });
  expect(jumpTargetOf({ kind: 'api', address })).toEqual({ kind: 'detail', address });
});

it.each([
  ['https://insurer.example/m/write/7', 'https://insurer.example/m/write/7?source=pc'],
  ['https://insurer.example/m?id=7&source=app#top', 'https://insurer.example/m?id=7&source=pc#top'],
])('the mobile page %s is told that it stands in a desktop’s', (address, opened) => {
  expect(jumpTargetOf({ kind: 'offline', address })).toEqual({ kind: 'frame', address: opened });
});

it('the target of a mini-program is encoded, once', () => {
  const opened = 'weixin://dl/business/?appid=wx00&path=pages%2Fquote%2Findex&query=id%3D7%26from%3Dpc';
  const plain = 'weixin://dl/business/?appid=wx00&path=pages/quote/index&query=id%3D7%26from%3Dpc';
  expect(jumpTargetOf({ kind: 'cps', address: plain })).toEqual({ kind: 'miniProgram', address: opened });
  expect(jumpTargetOf({ kind: 'cps', address: opened })).toEqual({ kind: 'miniProgram', address: opened });
});

it.each([
  '',
  'javascript:alert(1)',
  '//insurer.example',
  'https://',
  'mailto:a@b.example',
  'weixin://dl/business/?path=pages/quote',
  '\uD800',
  'https://user:pass@evil.example/',
  'https://good.cn@evil.example/',
  'https://@evil.example/',
])('%j is an invalid address', (address) => {
  for (const kind of ['api', 'cps', 'offline'] as const)
    expect(jumpTargetOf({ kind, address })).toEqual({ kind: 'invalid' });
});
