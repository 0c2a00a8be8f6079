/** A word that pages may have, and what visitors type instead. */
export interface SearchSynonym {
  word: string
  typed: readonly string[]
}

/**
 * What visitors of most sites type, and words that pages have for it, by language. A word that no page has does no harm. Question
 * words say of what kind the answer is; what else a question has counts more.
 */
const usual: Readonly<Record<string, readonly SearchSynonym[]>> = {
  en: [
    ...forEach(
      ['contact', 'telephone'],
      ['phone', 'telephone', 'tel', 'mobile', 'call', 'ring', 'hotline', 'reach', 'contact', 'get in touch'],
    ),
    ...forEach(
      ['people', 'staff', 'team'],
      [
        'headmaster',
        'headmistress',
        'head teacher',
        'headteacher',
        'head of school',
        'principal',
        'director',
      ],
      [
        'manager',
        'proprietor',
        'owner',
        'in charge',
        'leadership',
        'management',
        'staff',
        'team',
        'people',
        'who',
      ],
    ),
    ...forEach(['head'], ['headmaster', 'headmistress', 'headteacher', 'principal', 'director']),
    ...forEach(
      ['calendar', 'dates'],
      [
        'start',
        'begin',
        'open',
        'reopen',
        'reopening',
        'resume',
        'resumption',
        'closing',
        'end of term',
        'term',
      ],
      ['holiday', 'vacation', 'break', 'day off', 'event', 'date', 'when', 'next'],
    ),
    ...forEach(
      ['hours', 'visit'],
      [
        'hours',
        'opening hours',
        'office hours',
        'opening times',
        'closing time',
        'what time',
        'open',
        'close',
        'tour',
      ],
    ),
    ...forEach(
      ['visit', 'address', 'map'],
      ['address', 'location', 'located', 'directions', 'map', 'where', 'get there', 'find you', 'parking'],
    ),
    ...forEach(
      ['fees', 'prices', 'costs'],
      [
        'fee',
        'cost',
        'price',
        'charge',
        'rate',
        'tuition',
        'pay',
        'payment',
        'money',
        'how much',
        'expensive',
      ],
    ),
    ...forEach(['reductions', 'less'], ['discount', 'rebate', 'reduction', 'cheaper']),
    ...forEach(
      ['scholarships', 'help with fees'],
      ['scholarship', 'bursary', 'financial aid', 'grant', 'sponsorship'],
    ),
    ...forEach(
      ['safeguarding', 'safety', 'behaviour', 'policies'],
      [
        'bullying',
        'bully',
        'abuse',
        'harassment',
        'child protection',
        'discipline',
        'punishment',
        'fighting',
      ],
    ),
    ...forEach(['safety', 'safeguarding'], ['safe', 'secure', 'security', 'guard']),
    ...forEach(
      ['policies'],
      ['rule', 'policy', 'complaint', 'complain', 'privacy', 'refund', 'code of conduct'],
    ),
    ...forEach(
      ['bus', 'transport'],
      ['bus', 'transport', 'transportation', 'shuttle', 'pick up', 'drop off'],
    ),
    ...forEach(
      ['lunch', 'meals', 'food'],
      ['lunch', 'meal', 'food', 'canteen', 'cafeteria', 'feeding', 'breakfast'],
    ),
    ...forEach(
      ['health'],
      ['nurse', 'doctor', 'sick', 'ill', 'illness', 'medical', 'infirmary', 'first aid', 'sickbay'],
    ),
    ...forEach(
      ['counselling', 'support'],
      ['counsellor', 'counselor', 'counseling', 'therapist', 'psychologist'],
    ),
    ...forEach(
      ['additional needs', 'learning support'],
      ['special needs', 'special education', 'disability', 'disabled', 'dyslexia', 'autism', 'sen'],
    ),
    ...forEach(
      ['vacancies', 'jobs'],
      ['job', 'vacancy', 'career', 'employment', 'recruitment', 'hiring', 'work for'],
    ),
    ...forEach(
      ['apply', 'admissions'],
      [
        'apply',
        'application',
        'enrol',
        'enroll',
        'enrolment',
        'enrollment',
        'register',
        'registration',
        'admission',
      ],
      ['sign up', 'join', 'intake', 'get in'],
    ),
    ...forEach(
      ['assessment'],
      [
        'entrance',
        'entrance exam',
        'entrance test',
        'entry test',
        'admission test',
        'interview',
        'placement test',
      ],
    ),
    ...forEach(['results', 'grades'], ['result', 'grade', 'score', 'pass rate', 'performance', 'ranking']),
    ...forEach(
      ['athletics', 'inter-house', 'sports'],
      ['sports day', 'field day', 'games day', 'inter-house'],
    ),
    ...forEach(['sports'], ['sport', 'soccer', 'physical education', 'pe']),
    ...forEach(['clubs', 'activities'], ['club', 'activity', 'extracurricular', 'hobby', 'after school']),
    ...forEach(
      ['nursery', 'pre-school'],
      ['nursery', 'daycare', 'day care', 'preschool', 'playgroup', 'toddler', 'baby'],
    ),
    ...forEach(['kindergarten'], ['kg', 'reception class']),
    ...forEach(['news', 'blog'], ['news', 'blog', 'newsletter', 'announcement']),
    ...forEach(['services'], ['service', 'treatment', 'offer']),
  ],
  fr: [
    ...forEach(
      ['contact', 'téléphone'],
      ['téléphone', 'tel', 'portable', 'numéro', 'appeler', 'joindre', 'contacter', 'contact'],
    ),
    ...forEach(
      ['équipe', 'personnel'],
      ['directeur', 'directrice', 'direction', 'responsable', 'chef', 'personnel', 'équipe', 'qui'],
    ),
    ...forEach(
      ['calendrier', 'dates'],
      ['rentrée', 'vacances', 'congé', 'commencer', 'commence', 'début', 'date', 'quand'],
    ),
    ...forEach(
      ['horaires', 'heures'],
      ['horaire', 'heure', 'ouvert', 'ouverture', 'fermé', 'fermeture', 'ouvrir', 'fermer'],
    ),
    ...forEach(
      ['adresse', 'plan', 'accès'],
      ['adresse', 'lieu', 'plan', 'itinéraire', 'situé', 'où est', 'où se trouve', 'où êtes-vous', 'venir'],
    ),
    ...forEach(
      ['tarifs', 'prix', 'frais'],
      ['tarif', 'prix', 'frais', 'coût', 'coûte', 'payer', 'paiement', 'combien'],
    ),
    ...forEach(
      ['inscription', 'admission'],
      ['inscrire', 'inscription', 'admission', 'candidature', 's’inscrire'],
    ),
    ...forEach(['emploi', 'postes'], ['emploi', 'travail', 'recrutement', 'embauche', 'poste', 'stage']),
    ...forEach(['résultats'], ['résultat', 'note', 'réussite']),
    ...forEach(['actualités'], ['nouvelle', 'actualité', 'annonce']),
    ...forEach(['urgences'], ['urgence', 'urgent', 'nuit', 'ambulance']),
  ],
}

/** Each of these words has all of what is typed. */
function forEach(words: readonly string[], ...typed: readonly (readonly string[])[]): SearchSynonym[] {
  return words.map(word => ({ word, typed: typed.flat() }))
}

/** Those of a language, which a site has without writing them. */
export const usualSynonyms = (locale: string): readonly SearchSynonym[] =>
  usual[/^[a-z]*/.exec(locale)?.[0] ?? ''] ?? []
