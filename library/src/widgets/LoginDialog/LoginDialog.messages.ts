import type { LoginProblem } from '../../domain/user/login.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface LoginDialogMessages {
  readonly title: string;
  readonly partnerTitle: string;
  readonly method: string;
  readonly methods: Readonly<Record<'code' | 'password', string>>;
  readonly userName: string;
  readonly password: string;
  readonly expired: string;
  readonly mobile: string;
  readonly code: string;
  readonly sendCode: string;
  readonly sendAgain: (seconds: number) => string;
  readonly codeSent: string;
  readonly signIn: string;
  readonly problems: Readonly<Record<LoginProblem, string>>;
}

export const messages: MessagePack<LoginDialogMessages> = messagePack<LoginDialogMessages>(
  {
    title: '登录',
    partnerTitle: '登录团险业务系统',
    method: '登录方式',
    methods: { code: '短信验证码登录', password: '密码登录' },
    userName: '用户名',
    password: '密码',
    expired: '登录已过期，请重新登录。您填写的内容都已保留。',
    mobile: '手机号',
    code: '短信验证码',
    sendCode: '获取验证码',
    sendAgain: (seconds) => `${seconds} 秒后重新获取`,
    codeSent: '验证码已发送，请查收短信',
    signIn: '登录',
    problems: {
      mobileMissing: '请输入注册手机号',
      mobileInvalid: '请填写正确的手机号',
      codeMissing: '请输入验证码',
      userNameMissing: '请输入用户名',
      passwordMissing: '请输入密码',
    },
  },
  {
    title: 'Sign in',
    partnerTitle: 'Sign in to the group business system',
    method: 'Sign-in method',
    methods: { code: 'SMS code login', password: 'Password login' },
    userName: 'User name',
    password: 'Password',
    expired: 'Your session has expired. Sign in again. Everything you entered is kept.',
    mobile: 'Mobile number',
    code: 'SMS code',
    sendCode: 'Get code',
    sendAgain: (seconds) => `Resend in ${seconds} s`,
    codeSent: 'The code has been sent. Check your text messages',
    signIn: 'Sign in',
    problems: {
      mobileMissing: 'Please enter the registered mobile',
      mobileInvalid: 'Please fill in a correct mobile number',
      codeMissing: 'Please enter the SMS code',
      userNameMissing: 'Please enter the user name',
      passwordMissing: 'Please enter the password',
    },
  },
);
