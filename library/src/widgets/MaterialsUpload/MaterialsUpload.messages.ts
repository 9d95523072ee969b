import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface MaterialsUploadMessages {
  readonly missing: (name: string) => string;
  readonly rejected: (reason: string) => string;
  readonly rejectedWithoutReason: string;
  readonly states: Readonly<Record<'missing' | 'rejected' | 'optional', string>>;
  readonly given: (count: number) => string;
  readonly allThere: (required: number) => string;
  readonly lacking: (names: readonly string[]) => string;
  readonly none: string;
  /** Text about the files that each field accepts. */
  readonly each: (limits: string) => string;
}

export const messages: MessagePack<MaterialsUploadMessages> = messagePack<MaterialsUploadMessages>(
  {
    missing: (name) => `请上传${name}`,
    rejected: (reason) => `已退回：${reason}。请移除后重新上传`,
    rejectedWithoutReason: '已退回。请移除后重新上传',
    states: { missing: '待上传', rejected: '已退回', optional: '选传' },
    given: (count) => counted`已上传 ${count} 个文件`,
    allThere: (required) => (required === 0 ? '没有必传资料' : counted`必传资料 ${required} 项，已齐全`),
    lacking: (names) => counted`还缺 ${names.length} 项：${names.join('、')}`,
    none: '无需上传资料',
    each: (limits) => `每项可选择或拖入文件：${limits}`,
  },
  {
    missing: (name) => `Upload: ${name}`,
    rejected: (reason) => `Sent back: ${reason}. Remove it and upload another`,
    rejectedWithoutReason: 'Sent back. Remove it and upload another',
    states: { missing: 'To upload', rejected: 'Sent back', optional: 'Optional' },
    given: (count) => plural(count, 'file'),
    allThere: (required) =>
      required === 0 ? 'No materials are required' : counted`All ${required} required materials are uploaded`,
    lacking: (names) => counted`${names.length} missing: ${names.join(', ')}`,
    none: 'No materials are needed',
    each: (limits) => `Choose or drop files for each item: ${limits}`,
  },
);
