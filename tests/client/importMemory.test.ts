import { expect, it } from 'vitest';

import { importMemoryIn } from '../../app/client/roster/importMemory.ts';

const habits = { captions: { 职工姓名: 'name' as const }, words: { sex: {}, idType: { 身份: 'idCard' } } };

it('remembers how lists are laid out, across visits', () => {
  importMemoryIn(localStorage).remember(habits);

  expect(importMemoryIn(localStorage).recall()).toEqual(habits);
});

it.each(['', 'no json', '[]', '{"captions":1}'])('asks again if the device stores %j', (stored) => {
  localStorage.setItem('tuanbao.import-habits', stored);

  expect(importMemoryIn(localStorage).recall()).toBeNull();
});

it('works on a device that refuses storage', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;

  expect(() => importMemoryIn(refusing).remember(habits)).not.toThrow();
  expect(importMemoryIn(refusing).recall()).toBeNull();
});
