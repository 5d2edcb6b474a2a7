import type { ChatTopic } from "./chat-topics.ts"

/**
 * The beginnings of the most common words in Hindi, Bangla, Sinhala and Tamil script, with their weights. The endings of
 * these languages vary, so a typed word only has to begin like this.
 */
export const nativeWords: Readonly<Partial<Record<ChatTopic, Readonly<Record<string, number>>>>> = {
  "order-status": {
    ऑर्डर: 2,
    आर्डर: 2,
    कहाँ: 2,
    कहां: 2,
    অর্ডার: 2,
    কোথায়: 2,
    ඇණවුම: 2,
    ඕඩර්: 2,
    කොහෙද: 2,
    ஆர்டர: 2,
    எங்கே: 2,
  },
  "late-order": { देर: 4, लेट: 4, দেরি: 4, ප්‍රමාද: 4, පරක්කු: 4, தாமத: 4 },
  "cancel-order": { रद्द: 5, कैंसल: 5, বাতিল: 5, ক্যানসেল: 5, අවලංගු: 5, ரத்து: 5 },
  refund: {
    रिफंड: 6,
    रिफ़ंड: 6,
    पैसे: 2,
    पैसा: 2,
    वापस: 3,
    রিফান্ড: 6,
    ফেরত: 4,
    টাকা: 2,
    රිෆන්ඩ්: 6,
    ආපසු: 3,
    මුදල්: 2,
    ரீஃபண்ட்: 6,
    ரீபண்ட்: 6,
    பணம்: 2,
    பணத்: 2,
    திரும்ப: 3,
  },
  case: { शिकायत: 2, অভিযোগ: 2, පැමිණිල්: 2, පැමිණිලි: 2, புகார: 2 },
  stores: {
    स्टोर: 3,
    दुकान: 3,
    আউটলেট: 3,
    দোকান: 3,
    স্টোর: 3,
    শাখা: 3,
    වෙළඳසැල: 3,
    ශාඛා: 3,
    කඩය: 3,
    கடை: 3,
    கிளை: 3,
    ஸ்டோர்: 3,
  },
  offers: {
    ऑफर: 4,
    ऑफ़र: 4,
    छूट: 4,
    कूपन: 4,
    অফার: 4,
    ছাড়: 4,
    কুপন: 4,
    ඕෆර්: 4,
    වට්ටම්: 4,
    කූපන්: 4,
    சலுகை: 4,
    ஆஃபர்: 4,
    தள்ளுபடி: 4,
    கூப்பன்: 4,
  },
}

/** Whether a text has letters of Hindi, Bangla, Sinhala or Tamil. */
export function hasNativeScript(text: string): boolean {
  return /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Tamil}]/u.test(text)
}
