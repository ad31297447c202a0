/** Hours between two rains of rewards in the chat, as the texts promise them. Source: R257. */
export const CHAT_RAIN_INTERVAL_HOURS = 5;
