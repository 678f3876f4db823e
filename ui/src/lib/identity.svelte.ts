import { changeMe, signIn } from './api';
import type { Me } from '$generated/messages';
import { introduce } from './server';

/** Who this device is. The server makes a goblin of everybody who comes. */
class Identity {
  me = $state.raw<Me | null>(null);

  async meet(): Promise<void> {
    this.me ??= await introduce<Me>();
  }

  async change(wishes: Partial<Omit<Me, 'id'>>): Promise<void> {
    this.me = await changeMe(wishes);
  }

  /** Become who made the code on another device. */
  async become(code: string): Promise<void> {
    this.me = await signIn(code);
  }
}

export const identity = new Identity();
