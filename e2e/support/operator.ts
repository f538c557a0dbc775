import { operatorToken } from './operator-session';
import { stack } from './stack';

/** An operator's actions on withdrawals, by calls. */
export class Operator {
  private constructor(private readonly cookie: string) {}

  static async login(name: string): Promise<Operator> {
    return new Operator(`operator=${await operatorToken(name)}`);
  }

  approve = (id: string) => this.move(id, 'approve', {});
  reject = (id: string, reason: string) => this.move(id, 'reject', { reason });
  distribute = (id: string, amount: string) =>
    this.move(id, 'distribute', { amount, reference: `story ${amount}` });
  resend = (id: string) => this.move(id, 'resolve', { outcome: 'resend', reference: 'story again' });

  private async move(id: string, move: string, fields: object): Promise<void> {
    const { publicUrl } = stack();
    const reply = await fetch(`${publicUrl}/wps/ops/withdrawals/${id}/${move}`, {
      method: 'POST',
      headers: {
        cookie: this.cookie,
        origin: publicUrl,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(fields),
    });
    if (!reply.ok) throw new Error(`${move} was refused: ${await reply.text()}`);
  }
}
