import type { FileUploadKind, FileUploadLimits, FileProblem } from '../../components/FileUpload/checkFile.ts';
import { messages } from '../../components/FileUpload/FileUpload.messages.ts';
import { counted } from '../../i18n/counted.ts';
import { formatBytes } from '../../i18n/formatBytes.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

const kindsZh: Readonly<Record<FileUploadKind, string>> = { image: '圖片', pdf: 'PDF', video: '影片' };

const formatsZh: Readonly<Record<FileUploadKind, string>> = {
  image: '圖片（JPG、PNG、WebP）',
  pdf: 'PDF',
  video: 'MP4 影片',
};

const limitOf = (kind: FileUploadKind, limits: FileUploadLimits): number =>
  kind === 'image' ? limits.rawImageBytes : kind === 'pdf' ? limits.pdfBytes : limits.videoBytes;

type ProblemOf<Code extends FileProblem['code']> = Extract<FileProblem, { readonly code: Code }>;

type ProblemWords = { readonly [Code in FileProblem['code']]: (problem: ProblemOf<Code>) => string };

const problemZh: ProblemWords = {
  empty: () => '檔案沒有內容，請重新選擇',
  unreadable: () => '檔案無法讀取，可能已損壞或被移動，請重新選擇',
  heic: () => '不支援 HEIC 照片，請轉存為 JPG 後上載（iPhone：設定 > 相機 > 格式 > 兼容性最佳）',
  tooLarge: ({ maxBytes }) => `檔案超過 ${formatBytes(maxBytes)}，請壓縮或分拆後上載`,
  tooManyPixels: ({ maxPixels }) => counted`圖片超過 ${Math.round(maxPixels / 10_000)} 萬像素，請縮小後上載`,
  wrongKind: ({ accept, isDisguised }) => {
    const formats = accept.map((kind) => formatsZh[kind]).join('、');
    return isDisguised ? `檔案內容與副檔名不符，請上載真正的${formats}` : `不支援的檔案類型，請上載${formats}`;
  },
};

type Names = readonly string[];

const listed = (names: Names, comma: string, more: (rest: number) => string): string =>
  names.slice(0, 3).join(comma) + (names.length > 3 ? more(names.length - 3) : '');

export const fileUpload: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    kinds: kindsZh,
    limit: (kind, limits) => `${formatsZh[kind]}不超過 ${formatBytes(limitOf(kind, limits))}`,
    limits: (parts, maxFiles) => `${parts.join('，')}${maxFiles === null ? '' : counted`；最多 ${maxFiles} 個`}`,
    problem: problemZh,
    failed: '上載失敗，請重試',
    offline: '網絡已斷開，恢復後自動繼續',
    overflow: (maxFiles, names) =>
      counted`最多 ${maxFiles} 個檔案，未新增：${listed(names, '、', (rest) => counted`，及另外 ${rest} 個`)}。請先移除不需要的檔案`,
    files: '檔案',
    none: '未上載檔案',
    queued: '等待上載',
    shrinking: '正在壓縮',
    uploading: '正在上載',
    done: '已上載',
    cancelled: '已取消',
    cancel: '取消',
    retry: '重試',
    remove: '移除',
    undo: '復原',
    actionOn: (action, name) => `${action} ${name}`,
    shrunk: (now, before) => counted`${now}（原 ${before}）`,
    removed: (name) => `已移除 ${name}`,
    progress: (underWay, done) =>
      underWay > 0 ? counted`還有 ${underWay} 個正在上載，已上載 ${done} 個` : counted`已上載 ${done} 個`,
    failures: (names) =>
      counted`${names.length} 個未成功：${listed(names, '、', (rest) => counted`，及另外 ${rest} 個`)}`,
    stillUnderWay: (underWay) => counted`還有 ${underWay} 個檔案正在上載，請等待上載完成`,
    separator: '，',
  },
});
