import type { Delivery, Notice, Payment } from './payment.js';

export function transactionJson(payment: Payment) {
  return {
    payment_id: payment.id,
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    state: payment.state,
    created_at: payment.createdAt,
    updated_at: payment.updatedAt,
  };
}

/** A payment with its notices and the attempts to deliver them, for tests. */
export function paymentJson(payment: Payment, notices: Notice[], deliveries: Delivery[]) {
  return {
    payment: {
      ...transactionJson(payment),
      operator: payment.operator,
      expires_at: new Date(payment.expires * 1000).toISOString(),
    },
    events: notices.map((notice) => ({
      event_id: notice.eventId,
      type: notice.type,
      fault: notice.fault ?? null,
      amount: notice.amount,
      state: notice.state,
      attempts: notice.attempts,
      due_at: new Date(notice.dueAt).toISOString(),
    })),
    deliveries: deliveries.map((delivery) => ({
      event_id: delivery.eventId,
      type: delivery.type,
      fault: delivery.fault ?? null,
      at: delivery.at,
      attempt: delivery.attempt,
      status: delivery.status,
      answer: delivery.answer,
    })),
  };
}
