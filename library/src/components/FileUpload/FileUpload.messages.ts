import { counted } from '../../i18n/counted.ts';
import { formatBytes } from '../../i18n/formatBytes.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';
import type { FileProblem, FileUploadKind, FileUploadLimits } from './checkFile.ts';

type Names = readonly string[];
type ProblemOf<Code extends FileProblem['code']> = Extract<FileProblem, { readonly code: Code }>;
type ProblemWords = { readonly [Code in FileProblem['code']]: (problem: ProblemOf<Code>) => string };

export interface FileUploadMessages {
  readonly kinds: Readonly<Record<FileUploadKind, string>>;
  readonly limit: (kind: FileUploadKind, limits: FileUploadLimits) => string;
  readonly limits: (parts: Names, maxFiles: number | null) => string;
  readonly problem: ProblemWords;
  readonly failed: string;
  readonly offline: string;
  readonly overflow: (maxFiles: number, names: Names) => string;
  readonly files: string;
  readonly none: string;
  readonly queued: string;
  readonly shrinking: string;
  readonly uploading: string;
  readonly done: string;
  readonly cancelled: string;
  readonly cancel: string;
  readonly retry: string;
  readonly remove: string;
  readonly undo: string;
  readonly actionOn: (action: string, name: string) => string;
  readonly shrunk: (now: string, before: string) => string;
  readonly removed: (name: string) => string;
  readonly progress: (underWay: number, done: number) => string;
  readonly failures: (names: Names) => string;
  readonly stillUnderWay: (underWay: number) => string;
  readonly separator: string;
}

const listed = (names: Names, comma: string, more: (rest: number) => string): string =>
  names.slice(0, 3).join(comma) + (names.length > 3 ? more(names.length - 3) : '');

const kindsZh: Readonly<Record<FileUploadKind, string>> = { image: '图片', pdf: 'PDF', video: '视频' };
const formatsZh: Readonly<Record<FileUploadKind, string>> = {
  image: '图片（JPG、PNG、WebP）',
  pdf: 'PDF',
  video: 'MP4 视频',
};
const formatsEn: Readonly<Record<FileUploadKind, string>> = {
  image: 'images (JPG, PNG, WebP)',
  pdf: 'PDF',
  video: 'MP4 videos',
};

const limitOf = (kind: FileUploadKind, limits: FileUploadLimits): number =>
  kind === 'image' ? limits.rawImageBytes : kind === 'pdf' ? limits.pdfBytes : limits.videoBytes;

const problemZh: ProblemWords = {
  empty: () => '文件没有内容，请重新选择',
  unreadable: () => '文件无法读取，可能已损坏或被移动，请重新选择',
  heic: () => '不支持 HEIC 照片，请转存为 JPG 后上传（苹果手机：设置 > 相机 > 格式 > 兼容性最佳）',
  tooLarge: ({ maxBytes }) => `文件超过 ${formatBytes(maxBytes)}，请压缩或拆分后上传`,
  tooManyPixels: ({ maxPixels }) => counted`图片超过 ${Math.round(maxPixels / 10_000)} 万像素，请缩小后上传`,
  wrongKind: ({ accept, isDisguised }) => {
    const formats = accept.map((kind) => formatsZh[kind]).join('、');
    return isDisguised ? `文件内容与扩展名不符，请上传真正的${formats}` : `不支持的文件类型，请上传${formats}`;
  },
};

const problemEn: ProblemWords = {
  empty: () => 'The file is empty. Choose another',
  unreadable: () => 'The file can’t be read. It may be damaged or have been moved. Choose it again',
  heic: () => 'HEIC photos are not supported. Save it as JPG (iPhone: Settings > Camera > Formats > Most Compatible)',
  tooLarge: ({ maxBytes }) => `Larger than ${formatBytes(maxBytes)}. Compress or split the file`,
  tooManyPixels: ({ maxPixels }) =>
    counted`More than ${Number((maxPixels / 1_000_000).toFixed(2))} megapixels. Make the image smaller`,
  wrongKind: ({ accept, isDisguised }) => {
    const formats = accept.map((kind) => formatsEn[kind]).join(', ');
    return isDisguised
      ? `The content doesn’t match the file extension. Upload ${formats}`
      : `File type not supported. Upload ${formats}`;
  },
};

/** The text that explains why a file isn't accepted and what the user can do. */
export const problemText = <Code extends FileProblem['code']>(words: ProblemWords, problem: ProblemOf<Code>): string =>
  words[problem.code](problem);

export const messages: MessagePack<FileUploadMessages> = {
  'zh-CN': {
    kinds: kindsZh,
    limit: (kind, limits) => `${formatsZh[kind]}不超过 ${formatBytes(limitOf(kind, limits))}`,
    limits: (parts, maxFiles) => `${parts.join('，')}${maxFiles === null ? '' : counted`；最多 ${maxFiles} 个`}`,
    problem: problemZh,
    failed: '上传失败，请重试',
    offline: '网络已断开，恢复后自动继续',
    overflow: (maxFiles, names) =>
      counted`最多 ${maxFiles} 个文件，未添加：${listed(names, '、', (rest) => counted`，及另外 ${rest} 个`)}。请先移除不需要的文件`,
    files: '文件',
    none: '未上传文件',
    queued: '等待上传',
    shrinking: '正在压缩',
    uploading: '正在上传',
    done: '已上传',
    cancelled: '已取消',
    cancel: '取消',
    retry: '重试',
    remove: '移除',
    undo: '撤销',
    actionOn: (action, name) => `${action} ${name}`,
    shrunk: (now, before) => counted`${now}（原 ${before}）`,
    removed: (name) => `已移除 ${name}`,
    progress: (underWay, done) =>
      underWay > 0 ? counted`还有 ${underWay} 个正在上传，已上传 ${done} 个` : counted`已上传 ${done} 个`,
    failures: (names) =>
      counted`${names.length} 个未成功：${listed(names, '、', (rest) => counted`，及另外 ${rest} 个`)}`,
    stillUnderWay: (underWay) => counted`还有 ${underWay} 个文件正在上传，请等待上传完成`,
    separator: '，',
  },
  'en-US': {
    kinds: { image: 'Image', pdf: 'PDF', video: 'Video' },
    limit: (kind, limits) => `${formatsEn[kind]} up to ${formatBytes(limitOf(kind, limits))}`,
    limits: (parts, maxFiles) => `${parts.join(', ')}${maxFiles === null ? '' : counted`; at most ${maxFiles}`}`,
    problem: problemEn,
    failed: 'The upload failed. Try again',
    offline: 'You are offline. The upload resumes once you are back online',
    overflow: (maxFiles, names) =>
      counted`At most ${plural(maxFiles, 'file')}; not added: ${listed(names, ', ', (rest) => counted` and ${rest} more`)}. Remove some first`,
    files: 'Files',
    none: 'No files',
    queued: 'Waiting',
    shrinking: 'Compressing',
    uploading: 'Uploading',
    done: 'Uploaded',
    cancelled: 'Cancelled',
    cancel: 'Cancel',
    retry: 'Try again',
    remove: 'Remove',
    undo: 'Undo',
    actionOn: (action, name) => `${action}: ${name}`,
    shrunk: (now, before) => counted`${now} (was ${before})`,
    removed: (name) => `Removed ${name}`,
    progress: (underWay, done) =>
      underWay > 0 ? counted`${underWay} uploading, ${done} uploaded` : counted`${done} uploaded`,
    failures: (names) => counted`${names.length} failed: ${listed(names, ', ', (rest) => counted` and ${rest} more`)}`,
    stillUnderWay: (underWay) => counted`Wait until the upload is complete. Files still uploading: ${underWay}`,
    separator: ', ',
  },
};
