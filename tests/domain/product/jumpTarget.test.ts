import { jumpTargetOf } from '@tuanbao/library/domain/product/jumpTarget';
import { expect, it } from 'vitest';

it('a product of ours is written here', () => {
  expect(jumpTargetOf({ kind: 'native' })).toEqual({ kind: 'write' });
});

it.each(['https://insurer.example/quote?id=1', 'http://insurer.example'])('%s is opened', (address) => {
  expect(jumpTargetOf({ kind: 'api', address })).toEqual({ kind: 'page', address });
});

it.each(['', 'javascript:alert(1)', '//insurer.example', 'https://', 'mailto:a@b.example', '\uD800'])(
  '%j is an invalid address',
  (address) => {
    expect(jumpTargetOf({ kind: 'offline', address })).toEqual({ kind: 'invalid' });
  },
);
